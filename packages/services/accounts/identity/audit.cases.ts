import {
  type AuditCases,
  enrolled,
  type Firm,
  invited,
  NEW_PASSWORD,
  newGroup,
  newMember,
  own,
  post,
  put,
  remove,
  withoutWisp,
} from '@suite/host/test/audit-cases';
import { invitationToken, mailsTo } from '@suite/host/test/mailbox';
import { Person } from '@suite/host/test/person';
import { generate } from 'otplib/functional';
import { DEMO_PASSWORD } from './demo/demo-people';
import { softwareAuthenticator } from './passkeys/software-authenticator.fixture';

/** Creates a member who is about to add a passkey. */
async function newPasskey(firm: Firm) {
  const person = await newMember(firm);
  const { body } = await person.send(own(person, '/passkey-challenges'), { body: { password: DEMO_PASSWORD } });
  const credential = softwareAuthenticator().make({ challenge: body.challenge, origin: 'http://localhost:3014' });
  return { person, add: post(person, own(person, '/passkeys'), { name: 'Key', credential }) };
}

export const auditCases: AuditCases = {
  recorded: {
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
    putPerson: {
      actions: ['person.role', 'person.apps'],
      async ready(firm) {
        const { id } = await newMember(firm);
        const body = { version: 1, role: 'administrator', apps: { chat: 'blocked' } };
        return put(firm.administrator, `/access/v1/people/${id}`, body);
      },
    },
    addPasskey: {
      actions: ['account.passkey-added'],
      ready: async (firm) => (await newPasskey(firm)).add,
    },
    removePasskey: {
      actions: ['account.passkey-removed'],
      async ready(firm) {
        const { person, add } = await newPasskey(firm);
        const { body } = await add();
        return remove(person, own(person, `/passkeys/${body.id}`));
      },
    },
    resetSignIn: {
      actions: ['person.sign-in-reset'],
      async ready(firm) {
        const { id } = await newMember(firm);
        return remove(firm.administrator, `/access/v1/people/${id}/sign-in-methods`);
      },
    },
    putTwoFactorRule: {
      actions: ['company.two-factor'],
      ready: async ({ administrator }) =>
        put(administrator, '/access/v1/two-factor', { isRequired: false, trustsProvider: true }),
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
  },
  unrecorded: {
    exchangeToken: 'gives tokens to who has signed in; whom it lets in, and when, is in the list of people',
    deleteSession: 'is a person logging out',
    requestPasswordReset: 'sends a mail; the account stays as it is until its link is used',
    createMfaSecret: 'makes a secret that counts for nothing until it is confirmed',
    createPasskeyChallenge: 'makes a challenge that counts for nothing until a passkey answers it',
    renamePasskey: 'is what a person calls a thing of their own',
    signInByPasskey: 'is a sign-in; whom it lets in, and when, is in the list of people',
    proveProviderSignIn: 'is a sign-in; a recovery code that it uses up is recorded as by signIn',
    providerLogout: 'is a person logging out at their provider',
    putJoining: 'is refused without an OpenID provider; with one, a test of joining shows the entry',
    putPreferences: 'is how the suite looks to one person',
  },
};
