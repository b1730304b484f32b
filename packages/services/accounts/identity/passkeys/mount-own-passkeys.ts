import { SuiteError } from '@suite/contract/errors';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { insistOnProvenFactor, noteFirstFactor } from '../access/two-factor';
import type { Identity } from '../accounts/identity';
import { useVerification } from '../accounts/mfa-verification';
import { findUser, ownAccount } from '../accounts/own-account';
import { provePassword } from '../accounts/prove-password';
import {
  addPasskey,
  createPasskeyChallenge,
  getPasskeys,
  MAX_PASSKEYS,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../contract/passkeys';
import { passkeys } from '../schema/passkeys';
import { CHALLENGE_LIFETIME, type Challenges } from './challenge';
import { challengeOf, relyingParty } from './relying-party';

type Row = typeof passkeys.$inferSelect;

const answerOf = ({ id, name, isSynced, createdAt, usedAt }: Row): Passkey => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

const unknown = () => new SuiteError('not_found', 'There is no such passkey.');

/** Mounts the routes of the caller's own passkeys: add, rename, remove. */
export function mountOwnPasskeys(app: App, identity: Identity, challenges: Challenges): void {
  const ofCaller = (userId: string, passkeyId: string) => {
    if (!isUuid(passkeyId)) throw unknown();
    return and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));
  };

  route(
    app,
    identity,
    getPasskeys,
    { summary: 'The passkeys of the account, the latest first' },
    async ({ input: { params }, caller, database }) => {
      ownAccount(params, caller);
      const own = eq(passkeys.userId, caller.userId);
      const rows = await database.select().from(passkeys).where(own).orderBy(desc(passkeys.createdAt), passkeys.id);
      return rows.map(answerOf);
    },
  );

  route(
    app,
    identity,
    createPasskeyChallenge,
    { summary: 'Start to add a passkey; requires the password again, and a two-factor code when MFA is on' },
    async ({ input: { params, body }, caller, deployment, database, clock }) => {
      ownAccount(params, caller);
      const { userId } = caller;
      const wrong = await provePassword(database, userId, body.password, clock());
      if (wrong) return wrong;
      const { hasEnabledMfa, email, firstName, lastName } = await findUser(database, userId);
      if (hasEnabledMfa) await useVerification(database, caller, clock());
      await insistOnProvenFactor(database, caller);
      const own = await database.select().from(passkeys).where(eq(passkeys.userId, userId));
      if (own.length >= MAX_PASSKEYS) throw new SuiteError('limit_reached', `An account has at most ${MAX_PASSKEYS} passkeys.`);
      const { rpID, rpName } = relyingParty(deployment);
      // Loaded only when the first passkey is added.
      const { generateRegistrationOptions } = await import('@simplewebauthn/server');
      return {
        ...(await generateRegistrationOptions({
          rpName,
          rpID,
          userID: new Uint8Array(Buffer.from(userId)),
          userName: email,
          userDisplayName: `${firstName} ${lastName}`,
          challenge: challenges.make(userId, clock()),
          timeout: CHALLENGE_LIFETIME,
          attestationType: 'none',
          excludeCredentials: own.filter((key) => key.rpId === rpID).map(({ credentialId: id }) => ({ id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })),
      };
    },
  );

  route(
    app,
    identity,
    addPasskey,
    { summary: 'Add the passkey that an authenticator has made' },
    async ({ input: { params, body }, caller, deployment, database, clock }) => {
      ownAccount(params, caller);
      const { userId } = caller;
      const now = clock();
      const { rpID, origins } = relyingParty(deployment);
      const { clientDataJSON, transports = [] } = body.credential.response;
      const expectedChallenge = challengeOf(clientDataJSON);
      if (!(await challenges.spend(database, expectedChallenge, userId, now)))
        throw new SuiteError('sign_in_over', 'Adding the passkey took too long. Start again.');
      const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
      const made = await verifyRegistrationResponse({
        response: body.credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge,
        expectedOrigin: origins.make,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!made?.verified) throw new SuiteError('wrong_passkey', 'What the authenticator said does not hold.');
      await insistOnProvenFactor(database, caller);
      await noteFirstFactor(database, caller);
      const { credential, credentialBackedUp } = made.registrationInfo;
      const [row] = await database
        .insert(passkeys)
        .values({
          userId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          rpId: rpID,
          counter: credential.counter,
          transports: [...transports],
          name: body.name,
          isSynced: credentialBackedUp,
          createdAt: new Date(now),
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw new SuiteError('wrong_passkey', 'This passkey is known already.');
      const changes = [{ what: 'passkey', from: null, to: body.name }];
      await writeAccountAudit(database, userId, [{ action: 'account.passkey-added', changes }], now);
      return answerOf(row);
    },
  );

  route(app, identity, renamePasskey, { summary: 'Name a passkey' }, async ({ input: { params, body }, caller, database }) => {
    ownAccount(params, caller);
    const which = ofCaller(caller.userId, params.passkeyId);
    const [row] = await database.update(passkeys).set({ name: body.name }).where(which).returning();
    if (!row) throw unknown();
    return answerOf(row);
  });

  route(
    app,
    identity,
    removePasskey,
    { summary: 'Remove a passkey, so that it can no longer be used to sign in' },
    async ({ input: { params }, caller, database, clock }) => {
      ownAccount(params, caller);
      await insistOnProvenFactor(database, caller);
      const [row] = await database.delete(passkeys).where(ofCaller(caller.userId, params.passkeyId)).returning();
      if (!row) throw unknown();
      const changes = [{ what: 'passkey', from: row.name, to: null }];
      await writeAccountAudit(database, caller.userId, [{ action: 'account.passkey-removed', changes }], clock());
      return undefined;
    },
  );
}
