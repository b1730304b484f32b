import { randomUUID } from 'node:crypto';
import { apiOrigin } from '@suite/zones/addresses';
import { linkOfMail } from './link-of-mail';
import { PASSWORD, people } from './people';
import { plainRequest } from './plain-request';
import type { Suite } from './suite-test';

/** A person of a story's own, who may be changed at will. */
export interface NewPerson {
  userId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Asks the API as they, in a session beside that of any page: `/identity/v1/…`. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number | undefined; body: unknown }>;
}

interface Options {
  role?: 'member' | 'administrator';
  firstName?: string;
  lastName?: string;
  email?: string;
}

/**
 * Invites somebody to Harborline Accounting as its administrator does, and takes the invitation up with a new account;
 * all by the API. `signIn(person)` of the story then signs them in.
 */
export async function newPerson(suite: Suite, options: Options = {}): Promise<NewPerson> {
  const { role = 'member', firstName = 'Nina', lastName = 'Vogt' } = options;
  const { email = `nina-${randomUUID()}@harborline.example` } = options;
  const password = `secret of ${randomUUID()}`;

  const olivia = apiOf(suite);
  await olivia.signIn(people.olivia.email, PASSWORD);
  await olivia.turnTo(people.olivia.company);
  await olivia.call('POST', '/access/v1/invitations', { emails: [email], role });
  const token = new URLSearchParams(new URL(await linkOfMail(suite, email)).hash.split('?')[1]).get('token');

  const own = apiOf(suite);
  const account = { account: 'new', firstName, lastName, password };
  await own.enter(await own.call('POST', `/identity/v1/invitations/${token}/acceptances`, account));
  return { userId: own.userId(), email, password, firstName, lastName, call: own.call };
}

/** A caller of the API who keeps cookies and tokens, as a page does. */
function apiOf(suite: Suite) {
  const cookies = new Map<string, string>();
  let tokens = { access_token: '', refresh_token: '' };

  async function send(method: string, path: string, type: string, body: string | undefined) {
    const headers = {
      Origin: new URL(suite.url('home')).origin,
      Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(tokens.access_token && { Authorization: `Bearer ${tokens.access_token}` }),
      ...(body !== undefined && { 'Content-Type': type }),
    };
    const answer = await plainRequest(apiOrigin(suite.place) + path, headers, { method, body });
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

  /** Takes the code of what signs in: `redirectTo` carries it. */
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
    signIn: async (email: string, password: string) =>
      enter(await call('POST', '/identity/v1/sign-ins', { email, password, redirectUri: suite.url('home') })),
    /** Whatever company a story before has left them in. */
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
