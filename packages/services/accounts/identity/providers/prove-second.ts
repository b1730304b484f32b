import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { problemAnswer } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { attempt, forgetAttempts, throttleSubject } from '@suite/kernel/throttle/throttle';
import { insistOnZone } from '../accounts/give-code';
import type { Identity } from '../accounts/identity';
import { spendCode } from '../accounts/mfa-code';
import { findUser } from '../accounts/own-account';
import { spendRecoveryCode } from '../accounts/recovery-codes';
import { spendToken } from '../accounts/spend-token';
import { proveProviderSignIn } from '../contract/providers';
import { letIn } from './let-in';
import type { Providers } from './providers';

const over = () => new SuiteError('sign_in_over', 'The sign-in took too long, or was finished. Start again.');

/** Mounts the MFA verification of an account after a sign-in with a provider that did not require two factors. */
export function mountProof(app: App, identity: Identity, configured: () => Providers): void {
  route(
    app,
    identity,
    proveProviderSignIn,
    {
      summary:
        'The two-factor code of a sign-in by the provider, when the account has two-factor authentication and the provider did not require it',
    },
    async ({ input: { body }, deployment, clock, context }) => {
      insistOnZone(context, deployment);
      const { cookies, database } = configured();
      const now = clock();
      const unproven = cookies.readUnproven(context, deployment, now);
      if (!unproven) throw over();
      const { userId } = unproven;
      const subject = throttleSubject('mfa', userId);
      await attempt(database, subject, now);
      const { mfaSecret: secret, email } = await findUser(database, userId);
      const isProven =
        'mfaCode' in body
          ? secret !== null && (await spendCode(database, { userId, secret, code: body.mfaCode, now }))
          : await database.transaction((transaction) => spendRecoveryCode(transaction, { userId, code: body.recoveryCode, now }));
      if (!isProven) return problemAnswer({ code: 'wrong_mfa_code', message: 'The code is wrong, or was used before.' });
      if (!(await spendToken(database, 'provider proof', unproven.id, new Date(unproven.expiresAt)))) throw over();
      await database.execute(forgetAttempts(subject));
      cookies.dropUnproven(context, deployment);
      return { redirectTo: await letIn(identity, context, { deployment, email, proof: 'own', ...unproven }) };
    },
  );
}
