import { ConnectionType } from '@services/ledger/contract/firms';
import { DEMO_PASSWORD, demoPeople } from '@suite/host/demo/demo-data';
import { brightfield, comeBack, consent } from '@suite/host/test/connected';
import { invitationToken, mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import { generate } from 'otplib/functional';
import type { AuditAction } from '../contract/access';

/** The firm that the calls are made in. */
export interface Firm {
  platform: TestPlatform;
  administrator: Person;
}

/** Something that answers, by a status or by the page that a browser is sent on to. */
type Answer = { status: number; headers: Headers };

interface Recorded {
  /** What is in the log of the firm after the call. */
  actions: readonly AuditAction[];
  /** Makes ready what the call needs, and answers the call; it may be made again where it failed. */
  ready(firm: Firm): Promise<() => Promise<Answer>>;
}

const NEW_PASSWORD = 'long enough for all';
const { xero, accountingDesktop } = ConnectionType;

const newMember = async ({ platform }: Firm) => (await addPerson(platform, { companyId: brightfield })).signIn();

const own = (person: Person, rest = '') => `/identity/v1/users/${person.id}${rest}`;

const put = (person: Person, path: string, body: object) => () => person.send(path, { method: 'PUT', body });

const post =
  (person: Person, path: string, body = {}) =>
  () =>
    person.send(path, { body });

const remove = (person: Person, path: string) => () => person.send(path, { method: 'DELETE' });

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

async function newGroup({ administrator }: Firm): Promise<string> {
  const made = await administrator.send('/access/v1/groups', { body: { name: `Group ${crypto.randomUUID()}` } });
  return made.body.id;
}

async function invited({ administrator }: Firm) {
  const email = `${crypto.randomUUID()}@invited.example`;
  await administrator.send('/access/v1/invitations', { body: { emails: [email], role: 'member' } });
  const found = await administrator.send(`/access/v1/invitations?find=${email}`);
  return { email, path: `/access/v1/invitations/${found.body.invitations[0].id}` };
}

/** A member whom one app is closed to, and who can ask for it. */
async function withoutWisp(firm: Firm): Promise<Person> {
  const member = await newMember(firm);
  await put(firm.administrator, `/access/v1/people/${member.id}`, { version: 1, apps: { wisp: 'blocked' } })();
  return member;
}

/** A file that was received and examined. */
async function uploaded({ platform, administrator }: Firm): Promise<string> {
  const address = `${apiOrigin(administrator.browser.place)}/insights/uploads?fileName=list.csv`;
  const headers = { Authorization: `Bearer ${administrator.tokens.access_token}` };
  const body = 'Invoice,Customer,Date,Total\nA-1,Acme,2021-03-14,100.00\n';
  const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body }));
  const { data } = await answer.json();
  await platform.settled();
  return `/insights/uploads/${data.id}`;
}

/** Every write that the audit log records, and how it is made. */
export const recorded: Record<string, Recorded> = {
  // identity and account
  signIn: {
    actions: ['account.recovery-code-used'],
    async ready(firm) {
      const { person, recoveryCode } = await enrolled(firm);
      return () => new Person(firm.platform, person.id, person.email).browser.submit(person.email, { recoveryCode });
    },
  },
  putUser: {
    actions: ['account.name'],
    async ready(firm) {
      const person = await newMember(firm);
      return put(person, own(person), { firstName: 'Pat', lastName: 'Moss', hasEnabledMfa: false });
    },
  },
  resetPassword: {
    actions: ['account.password-reset'],
    async ready(firm) {
      const { browser, email } = await newMember(firm);
      await browser.send('/identity/v2/password-resets', { body: { email } });
      const [mail = ''] = await mailsTo(firm.platform, email);
      const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
      return () => browser.send(`/identity/v2/password-resets/${token}`, { method: 'PUT', body: { password: NEW_PASSWORD } });
    },
  },
  confirmMfaSecret: {
    actions: ['account.authenticator'],
    async ready(firm) {
      const person = await newMember(firm);
      const { secret } = (await person.send(own(person, '/mfa-secrets'), { body: { password: DEMO_PASSWORD } })).body;
      const code = await generate({ secret, epoch: Math.floor(firm.platform.time.now / 1000) });
      return post(person, own(person, '/mfa-confirmations'), { code });
    },
  },
  createRecoveryCodes: {
    actions: ['account.recovery-codes'],
    async ready(firm) {
      const { person, verify } = await enrolled(firm);
      await verify();
      return post(person, own(person, '/recovery-codes'));
    },
  },
  verifyMfa: {
    actions: ['account.recovery-code-used'],
    async ready(firm) {
      const { person, recoveryCode } = await enrolled(firm);
      return post(person, own(person, '/mfa-verifications'), { recoveryCode });
    },
  },
  changePassword: {
    actions: ['account.password'],
    async ready(firm) {
      const person = await newMember(firm);
      const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD };
      return post(person, own(person, '/password-changes'), body);
    },
  },
  endSession: {
    actions: ['account.session-ended'],
    async ready(firm) {
      const person = await newMember(firm);
      const elsewhere = await new Person(firm.platform, person.id, person.email).signIn();
      return remove(person, own(person, `/sessions/${elsewhere.claims.sessionId}`));
    },
  },
  endSessions: {
    actions: ['account.sessions-ended'],
    async ready(firm) {
      const person = await newMember(firm);
      return remove(person, own(person, '/sessions'));
    },
  },
  acceptInvitation: {
    actions: ['person.joined'],
    async ready(firm) {
      const { email } = await invited(firm);
      const token = await invitationToken(firm.platform, email);
      const body = { account: 'new', firstName: 'Ida', lastName: 'Holt', password: NEW_PASSWORD };
      return post(new Person(firm.platform, '', email), `/identity/v1/invitations/${token}/acceptances`, body);
    },
  },
  // access
  putPerson: {
    actions: ['person.role', 'person.apps'],
    async ready(firm) {
      const { id } = await newMember(firm);
      const body = { version: 1, role: 'administrator', apps: { chat: 'blocked' } };
      return put(firm.administrator, `/access/v1/people/${id}`, body);
    },
  },
  createGroup: {
    actions: ['group.created'],
    ready: async ({ administrator }) => post(administrator, '/access/v1/groups', { name: `New ${crypto.randomUUID()}` }),
  },
  putGroup: {
    actions: ['group.changed'],
    async ready(firm) {
      const body = { version: 1, name: `Changed ${crypto.randomUUID()}`, apps: {} };
      return put(firm.administrator, `/access/v1/groups/${await newGroup(firm)}`, body);
    },
  },
  deleteGroup: {
    actions: ['group.deleted'],
    ready: async (firm) => remove(firm.administrator, `/access/v1/groups/${await newGroup(firm)}`),
  },
  createInvitations: {
    actions: ['invitation.sent'],
    async ready({ administrator }) {
      return post(administrator, '/access/v1/invitations', { emails: [`${crypto.randomUUID()}@x.example`], role: 'member' });
    },
  },
  resendInvitation: {
    actions: ['invitation.sent-again'],
    ready: async (firm) => post(firm.administrator, `${(await invited(firm)).path}/mails`),
  },
  revokeInvitation: {
    actions: ['invitation.revoked'],
    ready: async (firm) => remove(firm.administrator, (await invited(firm)).path),
  },
  createRequest: {
    actions: ['request.asked'],
    ready: async (firm) => post(await withoutWisp(firm), '/access/v1/own-requests', { app: 'wisp' }),
  },
  decideRequest: {
    actions: ['request.granted'],
    async ready(firm) {
      const { body } = await post(await withoutWisp(firm), '/access/v1/own-requests', { app: 'wisp' })();
      return put(firm.administrator, `/access/v1/requests/${body.id}`, { decision: 'granted' });
    },
  },
  // the firm
  provisionFirm: {
    actions: ['firm.provisioned', 'person.role'],
    async ready({ platform }) {
      const mia = await demoPerson(platform, demoPeople.mia).signIn();
      return post(mia, '/insights/api/v1/firms/provision', { name: 'Cedarworks' });
    },
  },
  addClients: {
    actions: ['clients.added'],
    async ready({ administrator, platform }) {
      const { rows } = await platform.pool.query('SELECT id FROM ledger.firms WHERE company_id = $1', [brightfield]);
      const body = { parentId: rows[0].id, clients: [{ name: 'Acme' }, { name: 'Birch' }] };
      return post(administrator, '/insights/api/v1/firms/add-clients', body);
    },
  },
  // connections
  finishConnection: {
    actions: ['connection.renewed'],
    ready:
      async ({ administrator }) =>
      async () =>
        comeBack(administrator, await consent(administrator, xero)),
  },
  connectDesktop: {
    actions: ['connection.password'],
    ready: async ({ administrator }) => post(administrator, '/insights/connections/desktop'),
  },
  endConnection: {
    actions: ['connection.ended'],
    async ready({ administrator }) {
      await post(administrator, '/insights/connections/desktop')();
      return remove(administrator, `/insights/connections/providers/${accountingDesktop}`);
    },
  },
  // what figures depend on
  putVendorMerge: {
    actions: ['vendors.decided'],
    ready: async ({ administrator }) =>
      put(administrator, '/insights/figures/vendor-merges', { name: 'paper mill', other: 'papermill', state: 'accepted' }),
  },
  putConsumerPrices: {
    actions: ['prices.changed'],
    ready: async ({ administrator }) =>
      put(administrator, '/insights/figures/consumer-prices', { prices: [{ month: '2024-01', value: 100 }] }),
  },
  putAdviceSettings: {
    actions: ['advice.changed'],
    ready: async ({ administrator }) =>
      put(administrator, '/insights/advisory/settings', { rules: ['collect'], overdueDays: 45, leastAtStake: 50_000 }),
  },
  importUpload: {
    actions: ['upload.imported'],
    async ready(firm) {
      const path = await uploaded(firm);
      const { guess } = (await firm.administrator.send(path)).body.data;
      const columns = guess.columns.map(({ field, dateOrders, decimalMarks }: Record<string, string[]>) => ({
        field,
        ...(dateOrders?.[0] && { dateOrder: dateOrders[0] }),
        ...(decimalMarks?.[0] && { decimalMark: decimalMarks[0] }),
      }));
      const { kind, asOf, currency } = guess;
      return post(firm.administrator, `${path}/import`, { kind, asOf, currency, columns });
    },
  },
  deleteUpload: {
    actions: ['upload.deleted'],
    ready: async (firm) => remove(firm.administrator, await uploaded(firm)),
  },
  // the operator's
  putFlag: {
    actions: ['flag.changed'],
    async ready({ platform, administrator }) {
      await platform.pool.query('UPDATE identity.users SET is_operator = true WHERE id = $1', [administrator.id]);
      const flag = '/internal/v1/flags/ai-chat-button/environments/qa';
      return put(administrator, flag, { version: 1, value: false, internalValue: true });
    },
  },
};

/** Every other write, and why the audit log says nothing of it. */
export const unrecorded: Record<string, string> = {
  exchangeToken: 'gives tokens to who has signed in; whom it lets in, and when, is in the list of people',
  deleteSession: 'is a person logging out',
  requestPasswordReset: 'sends a mail; the account stays as it is until its link is used',
  createMfaSecret: 'makes a secret that counts for nothing until it is confirmed',
  putPreferences: 'is how the suite looks to one person',
  createInsightsUser: 'is where a person’s own report mails are kept; no right depends on it',
  putReportMails: 'is whether a person gets report mails',
  unsubscribe: 'is whether a person gets report mails',
  startConnection: 'gives the address of a provider; nothing is connected until the person comes back from there',
  syncConnection: 'reads what is connected; every reading is in the history of imports',
  createToDo: 'is advisory work; a to-do says who made it',
  putToDo: 'is advisory work; a to-do says who changed it and when',
  createToDoNote: 'is advisory work; a note says who wrote it and when',
  createReport: 'is made of figures as they are; the list of reports has it',
  mailReport: 'goes to who asks for it',
  startUpload: 'receives a file; the ledger stays as it is until its import is confirmed',
};
