import type { TokenAnswer } from '@services/identity/contract/token';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { detectEnvironment } from '@suite/env/detect-environment';
import { apiOrigin, zoneOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Platform } from '../src/platform/open-platform';

interface Send {
  method?: string;
  body?: unknown;
  form?: Record<string, string>;
  token?: string;
  headers?: Record<string, string>;
}

/** A person's browser in front of the platform, with cookies and an address. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly deployment;
  /** Origin of the calling page. */
  origin: string | undefined;
  /** Client address that limits apply to; this process if absent. */
  client: string | undefined;

  constructor(
    private readonly platform: Pick<Platform, 'fetch'>,
    api = 'http://localhost:3100',
  ) {
    this.deployment = detectEnvironment(new URL(api));
    this.origin = zoneOrigin(this.deployment, 'home');
  }

  async send(path: string, { method, body, form, token, headers = {} }: Send = {}): Promise<Response> {
    const content = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(apiOrigin(this.deployment) + path, {
      method: method ?? (body || form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        ...(this.origin && { Origin: this.origin }),
        ...(this.cookies.size && { Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        ...(content !== undefined && { 'Content-Length': String(Buffer.byteLength(content)) }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const client = this.client ? { address: this.client, ip: this.client, isShared: false } : undefined;
    const response = await this.platform.fetch(request, client);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      this.cookies.set(name, value);
    }
    return response;
  }

  /** Submits email and password on the sign-in page. */
  submit(email: string, { password = DEMO_PASSWORD, ...more }: Record<string, string> = {}): Promise<Response> {
    const redirectUri = zoneUrl(this.deployment, 'home');
    return this.send('/identity/v1/sign-ins', { body: { email, password, redirectUri, ...more } });
  }

  /** Returns the code that a successful sign-in redirects with. */
  async code(email: string, more: Record<string, string> = {}): Promise<string> {
    const response = await this.submit(email, more);
    const { redirectTo } = await response.json();
    return new URL(redirectTo).searchParams.get('auth_code') ?? '';
  }

  exchange(code: string): Promise<Response> {
    return this.send('/identity/v1/oauth2/token', { form: { grant_type: 'authorization_code', code } });
  }

  refresh(refresh_token: string, scope?: string): Promise<Response> {
    return this.send('/identity/v1/oauth2/token', {
      form: { grant_type: 'refresh_token', refresh_token, ...(scope && { scope }) },
    });
  }

  async signIn(email: string, more: Record<string, string> = {}): Promise<TokenAnswer> {
    return (await this.exchange(await this.code(email, more))).json();
  }
}
