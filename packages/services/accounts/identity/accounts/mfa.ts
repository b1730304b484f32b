import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { problemAnswer } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { attempt, forgetAttempts, throttleSubject } from '@suite/kernel/throttle/throttle';
import { SUITE_NAME } from '@suite/zones/zones';
import { eq } from 'drizzle-orm';
import { writeAccountAudit } from '../access/audit';
import { insistOnProvenFactor, noteFirstFactor } from '../access/two-factor';
import { confirmMfaSecret, createMfaSecret, createRecoveryCodes, getMfa, verifyMfa } from '../contract/account';
import { users } from '../schema/accounts';
import type { Identity } from './identity';
import { spendCode, stepOfCode } from './mfa-code';
import { noteVerification, useVerification } from './mfa-verification';
import { findUser, ownAccount } from './own-account';
import { provePassword } from './prove-password';
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes';

/** Returned rather than thrown, so that the attempt stays counted. */
const wrongCode = () => problemAnswer({ code: 'wrong_mfa_code', message: 'The code is wrong, or was used before.' });

/** Mounts two-factor authentication for the caller's account: an authenticator app (RFC 6238) and recovery codes. */
export function mountMfa(app: App, identity: Identity): void {
  route(
    app,
    identity,
    getMfa,
    { summary: 'Whether MFA is on, and how many recovery codes are left' },
    async ({ input: { params }, caller, database }) => {
      ownAccount(params, caller);
      const { hasEnabledMfa, id } = await findUser(database, caller.userId);
      return { hasEnabledMfa, recoveryCodesLeft: hasEnabledMfa ? await countRecoveryCodes(database, id) : 0 };
    },
  );

  route(
    app,
    identity,
    createMfaSecret,
    { summary: 'Start to set up an authenticator app; requires the password again' },
    async ({ input: { params, body }, caller, database, clock }) => {
      ownAccount(params, caller);
      const wrong = await provePassword(database, caller.userId, body.password, clock());
      if (wrong) return wrong;
      const { hasEnabledMfa, email } = await findUser(database, caller.userId);
      if (hasEnabledMfa) await useVerification(database, caller, clock());
      await insistOnProvenFactor(database, caller);
      // Loaded with the first secret.
      const { generateSecret, generateURI } = await import('otplib/functional');
      const secret = generateSecret();
      await database.update(users).set({ mfaPendingSecret: secret }).where(eq(users.id, caller.userId));
      return { secret, uri: generateURI({ issuer: SUITE_NAME, label: email, secret }) };
    },
  );

  route(
    app,
    identity,
    confirmMfaSecret,
    { summary: 'Confirm the app by a code of it, for ten recovery codes; PUT users switches MFA on (decision 004)' },
    async ({ input: { params, body }, caller, database, clock }) => {
      ownAccount(params, caller);
      const subject = throttleSubject('mfa', caller.userId);
      await attempt(database, subject, clock());
      const { mfaPendingSecret: secret } = await findUser(database, caller.userId);
      if (!secret) throw new SuiteError('mfa_not_started', 'Start with a new secret first.');
      const step = await stepOfCode(secret, body.code, clock());
      if (step === undefined) return wrongCode();
      await database.execute(forgetAttempts(subject));
      await insistOnProvenFactor(database, caller);
      await noteFirstFactor(database, caller);
      await database
        .update(users)
        .set({ mfaSecret: secret, mfaPendingSecret: null, mfaLastStep: step, mfaLastKey: null })
        .where(eq(users.id, caller.userId));
      await writeAccountAudit(database, caller.userId, [{ action: 'account.authenticator' }], clock());
      return { recoveryCodes: await replaceRecoveryCodes(database, caller.userId) };
    },
  );

  route(
    app,
    identity,
    createRecoveryCodes,
    { summary: 'Ten new recovery codes instead of the old, in the 5 minutes after a verification' },
    async ({ input: { params }, caller, database, clock }) => {
      ownAccount(params, caller);
      await useVerification(database, caller, clock());
      await writeAccountAudit(database, caller.userId, [{ action: 'account.recovery-codes' }], clock());
      return { recoveryCodes: await replaceRecoveryCodes(database, caller.userId) };
    },
  );

  route(
    app,
    identity,
    verifyMfa,
    { summary: 'Prove the authenticator at hand; MFA may be switched off in the 5 minutes after (decision 004)' },
    async ({ input: { params, body }, caller, database, clock }) => {
      ownAccount(params, caller);
      const { userId } = caller;
      const now = clock();
      const subject = throttleSubject('mfa', userId);
      await attempt(database, subject, now);
      const { mfaSecret: secret } = await findUser(database, userId);
      const isProven =
        'code' in body
          ? secret !== null && (await spendCode(database, { userId, secret, code: body.code, now }))
          : await spendRecoveryCode(database, { userId, code: body.recoveryCode, now });
      if (!isProven) return wrongCode();
      await database.execute(forgetAttempts(subject));
      await noteVerification(database, caller, now);
      return undefined;
    },
  );
}
