import { randomUUID } from 'node:crypto';
import { apiOf } from './api-caller';
import { invitePerson, tokenOf } from './invite-person';
import type { Suite } from './suite-test';

/** A person created for one story, which may change them freely. */
export interface NewPerson {
  userId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Calls the API as the person, in a session separate from any page's: `/identity/v1/…`. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number | undefined; body: unknown }>;
}

interface Options {
  role?: 'member' | 'administrator';
  firstName?: string;
  lastName?: string;
  email?: string;
}

/**
 * Invites somebody to Harborline Accounting as its administrator, and accepts the invitation with a new account, all through the
 * API. `signIn(person)` of the story then signs them in.
 */
export async function newPerson(suite: Suite, options: Options = {}): Promise<NewPerson> {
  const { role = 'member', firstName = 'Nina', lastName = 'Vogt' } = options;
  const { email = `nina-${randomUUID()}@harborline.example` } = options;
  const password = `secret of ${randomUUID()}`;

  const { link } = await invitePerson(suite, { email, role });
  const own = apiOf(suite);
  const account = { account: 'new', firstName, lastName, password };
  await own.enter(await own.call('POST', `/identity/v1/invitations/${tokenOf(link)}/acceptances`, account));
  return { userId: own.userId(), email, password, firstName, lastName, call: own.call };
}
