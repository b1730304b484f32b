import type { AuditAction } from '@services/identity/contract/audit';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { apiOrigin } from '@suite/zones/addresses';
import { generate } from 'otplib/functional';
import { brightfield } from './connected';
import { addPerson, type Person } from './person';
import type { TestPlatform } from './test-platform';

/** The firm that the calls are made in. */
export interface Firm {
  platform: TestPlatform;
  administrator: Person;
}

/** Something that answers, by a status or by the page that a browser is sent on to. */
type Answer = { status: number; headers: Headers };

export interface Recorded {
  /** What is in the log of the firm after the call. */
  actions: readonly AuditAction[];
  /** Makes ready what the call needs, and answers the call; it may be made again where it failed. */
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

/** Somebody whose two-factor authentication is on. */
export async function enrolled(firm: Firm) {
  const { platform } = firm;
  const person = await newMember(firm);
  const { secret } = (await person.send(own(person, '/mfa-secrets'), { body: { password: DEMO_PASSWORD } })).body;
  const codeNow = () => generate({ secret, epoch: Math.floor(platform.time.now / 1000) });
  const confirmed = await person.send(own(person, '/mfa-confirmations'), { body: { code: await codeNow() } });
  await put(person, own(person), { firstName: 'Pat', lastName: 'Doe', hasEnabledMfa: true })();
  const verify = async () => {
    // A code works once.
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

/** A member whom one app is closed to, and who can ask for it. */
export async function withoutWisp(firm: Firm): Promise<Person> {
  const member = await newMember(firm);
  await put(firm.administrator, `/access/v1/people/${member.id}`, { version: 1, apps: { wisp: 'blocked' } })();
  return member;
}

const list = 'Invoice,Customer,Date,Total\nA-1,Acme,2021-03-14,100.00\n';

/** A file that was received and examined. */
export async function uploaded({ platform, administrator }: Firm, body = list): Promise<string> {
  const address = `${apiOrigin(administrator.browser.place)}/insights/uploads?fileName=list.csv`;
  const headers = { Authorization: `Bearer ${administrator.tokens.access_token}` };
  const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body }));
  const { data } = await answer.json();
  await platform.settled();
  return `/insights/uploads/${data.id}`;
}

/** The writes of a service, by the name of the call: those that the audit log records, and why it says nothing of the others. */
export interface AuditCases {
  recorded: Readonly<Record<string, Recorded>>;
  unrecorded: Readonly<Record<string, string>>;
}
