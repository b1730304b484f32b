import type { AuditAction } from '@services/identity/contract/audit';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { apiOrigin } from '@suite/zones/addresses';
import { generate } from 'otplib/functional';
import { brightfield } from './connected';
import { addPerson, type Person } from './person';
import type { TestPlatform } from './test-platform';

/** The firm in which the calls are made. */
export interface Firm {
  platform: TestPlatform;
  administrator: Person;
}

/** A response, with a status or a redirect of the browser. */
type Answer = { status: number; headers: Headers };

export interface Recorded {
  /** Entries in the firm's log after the call. */
  actions: readonly AuditAction[];
  /** Prepares the call and returns it. It may be repeated after a failure. */
  ready(firm: Firm): Promise<() => Promise<Answer>>;
}

export const NEW_PASSWORD = 'long enough for all';

export const newMember = async ({ platform }: Firm) => (await addPerson(platform, { companyId: brightfield })).signIn();

export const own = (person: Person, rest = '') => `/identity/v1/users/${person.id}${rest}`;

export const put = (person: Person, path: string, body: object) => () => person.send(path, { method: 'PUT', body });

export const post =
  (person: Person, path: string, body = {}) =>
  () =>
    person.send(path, { body });

export const remove = (person: Person, path: string) => () => person.send(path, { method: 'DELETE' });

/** Returns a person with two-factor authentication. */
export async function enrolled(firm: Firm) {
  const { platform } = firm;
  const person = await newMember(firm);
  const { secret } = (await person.send(own(person, '/mfa-secrets'), { body: { password: DEMO_PASSWORD } })).body;
  const codeNow = () => generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
  const confirmed = await person.send(own(person, '/mfa-confirmations'), { body: { code: await codeNow() } });
  await put(person, own(person), { firstName: 'Pat', lastName: 'Doe', hasEnabledMfa: true })();
  const verify = async () => {
    // Each code works only once.
    platform.time.now += 90_000;
    await person.send(own(person, '/mfa-verifications'), { body: { code: await codeNow() } });
  };
  return { person, verify, recoveryCode: confirmed.body.recoveryCodes[0] as string };
}

export async function newGroup({ administrator }: Firm): Promise<string> {
  const made = await administrator.send('/access/v1/groups', { body: { name: `Group ${crypto.randomUUID()}` } });
  return made.body.id;
}

export async function invited({ administrator }: Firm) {
  const email = `${crypto.randomUUID()}@invited.example`;
  await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
  const found = await administrator.send(`/access/v1/invitations?find=${email}`);
  return { email, path: `/access/v1/invitations/${found.body.invitations[0].id}` };
}

/** Returns a member without access to one app, who can request it. */
export async function withoutWisp(firm: Firm): Promise<Person> {
  const member = await newMember(firm);
  await put(firm.administrator, `/access/v1/people/${member.id}`, { version: 1, apps: { wisp: 'blocked' } })();
  return member;
}

const list = 'Invoice,Customer,Date,Total\nA-1,Acme,2021-03-14,100.00\n';

/** Uploads a file and waits until it is examined. */
export async function uploaded({ platform, administrator }: Firm, body = list): Promise<string> {
  const address = `${apiOrigin(administrator.browser.deployment)}/insights/uploads?fileName=list.csv`;
  const headers = { Authorization: `Bearer ${administrator.tokens.access_token}` };
  const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body }));
  const { data } = await answer.json();
  await platform.settled();
  return `/insights/uploads/${data.id}`;
}

/**
 * The writes of a service by the name of the call: those that the audit log records, and the reasons for not recording the
 * others.
 */
export interface AuditCases {
  recorded: Readonly<Record<string, Recorded>>;
  unrecorded: Readonly<Record<string, string>>;
}
