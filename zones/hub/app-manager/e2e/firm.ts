import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD, type Person } from '@suite/testing/people';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { test as base, expect, type SignedIn, type Suite } from '@suite/testing/suite-test';
import type { RouteOf } from '@suite/zones/zone-url';

interface Dependencies {
  request: APIRequestContext;
  suite: Suite;
  cookie: SignedIn['cookie'];
}

/** Somebody who joined the administrator's firm by an invitation. */
export interface Joined {
  userId: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
}

/** A new account's is longer than those of the demo. */
const NEW_PASSWORD = `${PASSWORD}-long`;

/** The API as the administrator who is signed in calls it; stories make their own people and groups with it. */
function firmOf({ request, suite, cookie }: Dependencies) {
  async function call<Answer>(method: string, path: string, data?: unknown): Promise<Answer> {
    const response = await request.fetch(`${suite.apiOrigin}${path}`, {
      method,
      data,
      headers: { Authorization: `Bearer ${await cookie('access_token')}`, Origin: new URL(suite.url('app-manager')).origin },
    });
    expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
    return response.status() === 204 ? (undefined as Answer) : ((await response.json()) as Answer);
  }

  const unique = () => randomUUID().slice(0, 8);
  const address = (firstName = 'person') => `${firstName.toLowerCase()}-${unique()}@brightfield.example`;

  async function invitationToken(email: string): Promise<string> {
    let token = '';
    await expect(async () => {
      // Its text is quoted-printable (RFC 2045 §6.7).
      const text = (await suite.newestMail(email)).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      expect(token).not.toBe('');
    }).toPass();
    return token;
  }

  async function join(firstName: string, lastName = unique(), role = 'member'): Promise<Joined> {
    const email = address('person');
    await call('POST', '/access/v1/invitations', { emails: [email], role });
    const token = await invitationToken(email);
    const response = await request.post(`${suite.apiOrigin}/identity/v1/invitations/${token}/acceptances`, {
      data: { account: 'new', firstName, lastName, password: NEW_PASSWORD },
      headers: { Origin: new URL(suite.url('invite')).origin },
    });
    expect(response.ok(), await response.text()).toBe(true);
    const { people: found } = await call<{ people: Joined[] }>('GET', `/access/v1/people?find=${encodeURIComponent(email)}`);
    const [person] = found;
    if (!person) throw new Error(`${email} did not join`);
    return { ...person, name: `${firstName} ${lastName}` };
  }

  async function signInAs(page: Page, { email }: Joined, at: string): Promise<void> {
    await signInByApi(page.context(), suite, { email, password: NEW_PASSWORD }, at);
    await page.goto(at);
  }

  /** Asks for an app as one of the people made here. */
  async function ask({ email }: Joined, app: string, reason: string): Promise<{ id: string }> {
    const home = suite.url('home');
    const headers = { Origin: new URL(home).origin };
    const data = { email, password: NEW_PASSWORD, redirectUri: home };
    const login = { Origin: new URL(suite.url('login')).origin };
    const signedIn = await request.post(`${suite.apiOrigin}/identity/v1/sign-ins`, { data, headers: login });
    const code = new URL((await signedIn.json()).redirectTo).searchParams.get('auth_code') ?? '';
    const form = { grant_type: 'authorization_code', code };
    const tokens = await request.post(`${suite.apiOrigin}/identity/v1/oauth2/token`, { form, headers });
    const bearer = { ...headers, Authorization: `Bearer ${(await tokens.json()).access_token}` };
    const asked = await request.post(`${suite.apiOrigin}/access/v1/own-requests`, { data: { app, reason }, headers: bearer });
    expect(asked.ok(), await asked.text()).toBe(true);
    return asked.json();
  }

  const personUrl = ({ userId }: Joined) => `${suite.url('app-manager', '/person')}?id=${userId}`;

  return { call, unique, address, join, signInAs, ask, personUrl };
}

/** The firm whose people these stories make; its administrator is never changed. */
export const administrator = 'noah' satisfies Person;

interface Firm {
  firm: ReturnType<typeof firmOf>;
  /** Opens a page of the app manager as the firm's administrator. */
  openAsAdministrator(route?: RouteOf<'app-manager'>): Promise<void>;
}

export const test = base.extend<Firm>({
  firm: async ({ request, suite, cookie }, use) => use(firmOf({ request, suite, cookie })),
  openAsAdministrator: async ({ suite, signIn }, use) =>
    use((route) => signIn(administrator, { at: suite.url('app-manager', route) })),
});

export { expect };
