import { apiOrigin } from '@suite/zones/addresses';
import { plainRequest } from './plain-request';
import type { Suite } from './suite-test';

/** Returns an API client that stores cookies and tokens, as a page does. */
export function apiOf(suite: Suite) {
  const cookies = new Map<string, string>();
  let tokens = { access_token: '', refresh_token: '' };

  async function send(method: string, path: string, type: string, body: string | undefined) {
    const headers = {
      Origin: new URL(suite.url('home')).origin,
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(tokens.access_token && { Authorization: `Bearer ${tokens.access_token}` }),
      ...(body !== undefined && { 'Content-Type': type }),
    };
    const answer = await plainRequest(apiOrigin(suite.deployment) + path, headers, { method, body });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { status: answer.statusCode, body: answer.text ? JSON.parse(answer.text) : undefined };
  }

  const call = (method: string, path: string, body?: unknown) =>
    send(method, path, 'application/json', body === undefined ? undefined : JSON.stringify(body));

  async function takeTokens(form: Record<string, string>): Promise<void> {
    const text = new URLSearchParams(form).toString();
    const { status, body } = await send('POST', '/identity/v1/oauth2/token', 'application/x-www-form-urlencoded', text);
    if (status !== 200) throw new Error(`the token endpoint answered ${status}: ${JSON.stringify(body)}`);
    tokens = body;
  }

  /** Redeems the sign-in code in `redirectTo`. */
  async function enter({ status, body }: { status: number | undefined; body: { redirectTo?: string } }): Promise<void> {
    if (!body.redirectTo) throw new Error(`nobody was let in: ${status} ${JSON.stringify(body)}`);
    const code = new URL(body.redirectTo).searchParams.get('auth_code') ?? '';
    await takeTokens({ grant_type: 'authorization_code', code });
  }

  const userId = (): string => {
    const [, claims = ''] = tokens.access_token.split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).userId;
  };

  return {
    call,
    enter,
    userId,
    authorization: () => `Bearer ${tokens.access_token}`,
    signIn: async (email: string, password: string) =>
      enter(await call('POST', '/identity/v1/sign-ins', { email, password, redirectUri: suite.url('home') })),
    /** Switches to a company, regardless of which one an earlier story has left open. */
    async turnTo(company: string): Promise<void> {
      const { body } = await call('GET', `/identity/v3/users/${userId()}/companies`);
      const found = body.find(({ name }: { name: string }) => name === company);
      await takeTokens({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        scope: `assigned companyid:${found.id}`,
      });
    },
  };
}
