import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiOf } from '@suite/testing/api-caller';
import { callApi } from '@suite/testing/call-api';
import { PASSWORD, type Person } from '@suite/testing/people';
import { signInByApi } from '@suite/testing/sign-in-by-api';
import { test as base, expect, type SignedIn, type Suite } from '@suite/testing/suite-test';
import type { RouteOf } from '@suite/zones/zone-url';

interface Dependencies {
  suite: Suite;
  cookie: SignedIn['cookie'];
}

/** A person who joined the administrator's firm by an invitation. */
export interface Joined {
  userId: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
}

/** Passwords of new accounts must be longer than those of the demo. */
const NEW_PASSWORD = `${PASSWORD}-long`;

/** Calls the API as the signed-in administrator; stories create their own people and groups with it. */
function firmOf({ suite, cookie }: Dependencies) {
  async function call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown): Promise<Answer> {
    const authorization = `Bearer ${await cookie('access_token')}`;
    return (await callApi(suite, path, { method, data, authorization })).body;
  }

  const unique = () => randomUUID().slice(0, 8);
  const address = (firstName = 'person') => `${firstName.toLowerCase()}-${unique()}@brightfield.example`;

  async function invitationToken(email: string): Promise<string> {
    let token = '';
    await expect(async () => {
      // The mail's text is quoted-printable (RFC 2045 §6.7).
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
    const data = { account: 'new', firstName, lastName, password: NEW_PASSWORD };
    await callApi(suite, `/identity/v1/invitations/${token}/acceptances`, { data });
    const { people: found } = await call<{ people: Joined[] }>('GET', `/access/v1/people?find=${encodeURIComponent(email)}`);
    const [person] = found;
    if (!person) throw new Error(`${email} did not join`);
    return { ...person, name: `${firstName} ${lastName}` };
  }

  async function signInAs(page: Page, { email }: Joined, at: string): Promise<void> {
    await signInByApi(page.context(), suite, { email, password: NEW_PASSWORD }, at);
    await page.goto(at);
  }

  /** Requests access to an app as one of the people created here. */
  async function ask({ email }: Joined, app: string, reason: string): Promise<{ id: string }> {
    const person = apiOf(suite);
    await person.signIn(email, NEW_PASSWORD);
    const { body } = await callApi(suite, '/access/v1/own-requests', {
      data: { app, reason },
      authorization: person.authorization(),
    });
    return body;
  }

  const personUrl = ({ userId }: Joined) => `${suite.url('app-manager', '/person')}?id=${userId}`;

  return { call, unique, address, join, signInAs, ask, personUrl };
}

/** Administrator of the firm that these stories add people to; never changed by a story. */
export const administrator = 'noah' satisfies Person;

interface Firm {
  firm: ReturnType<typeof firmOf>;
  openAsAdministrator(route?: RouteOf<'app-manager'>): Promise<void>;
}

export const test = base.extend<Firm>({
  firm: async ({ suite, cookie }, use) => use(firmOf({ suite, cookie })),
  openAsAdministrator: async ({ suite, signIn }, use) =>
    use((route) => signIn(administrator, { at: suite.url('app-manager', route) })),
});

export { expect };
