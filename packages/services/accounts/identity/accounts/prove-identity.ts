import { SuiteError } from '@suite/contract/errors';
import { namedStatement } from '@suite/kernel/database/named-statement';
import { hashOf } from '@suite/kernel/sealing/secret';
import type { Client } from '@suite/kernel/throttle/client';
import { sql } from 'drizzle-orm';
import type { SessionProof } from '../schema/session-proof';
import type { Identity } from './identity';
import { spendCode } from './mfa-code';
import { isPassword } from './password';
import { spendRecoveryCode } from './recovery-codes';
import { countSignIn, countWrongSignIn, type SignInAttempt, takeSignInBack } from './sign-in-attempts';

interface Account extends Record<string, unknown> {
  id: string;
  password_hash: string;
  has_enabled_mfa: boolean;
  mfa_secret: string | null;
  /** Whether they belong to companies and are active in none. */
  is_deactivated: boolean | null;
  /** Whether they have signed in with this browser before. */
  knows_browser: boolean;
}

const findAccount = namedStatement<Account>(
  'find-account',
  sql`
    SELECT u.id, u.password_hash, u.has_enabled_mfa, u.mfa_secret,
      (SELECT bool_and(deactivated_at IS NOT NULL) FROM identity.memberships WHERE user_id = u.id) AS is_deactivated,
      EXISTS (SELECT 1 FROM identity.known_browsers WHERE user_id = u.id AND browser_hash = ${sql.placeholder('browserHash')}) AS knows_browser
    FROM identity.users u WHERE u.email = ${sql.placeholder('email')}`,
);

interface Proof {
  email: string;
  password: string;
  mfaCode?: string | undefined;
  recoveryCode?: string | undefined;
  /** Whether they accept an invitation, which admits them even if they were deactivated everywhere else. */
  isInvited?: boolean;
  /** The request's Idempotency-Key. */
  key: string | undefined;
  /** The identity host's cookie. */
  browser: string | undefined;
  /** The client that rate limits count for. */
  client: Client;
}

export interface Proven {
  userId: string;
  proof: SessionProof;
  /** The attempt to forget after a successful sign-in. */
  attempt: SignInAttempt;
}

/**
 * Proves who a person is by email, password and MFA code, throttled by account and client. Sign-in by an OpenID provider is in
 * `providers/` (decision 012).
 * @throws SuiteError `throttled`, `busy`, `wrong_credentials`, `account_deactivated`, `mfa_required` or `wrong_mfa_code`
 */
export async function proveIdentity({ pool, database, clock }: Identity, proof: Proof): Promise<Proven> {
  const { email, password, mfaCode, recoveryCode, isInvited, key, browser, client } = proof;
  const now = clock();
  const [row] = await findAccount(pool, { email, browserHash: browser ? hashOf(browser) : null });
  const knownBrowser = row?.knows_browser ? browser : undefined;
  const attempt = await countSignIn({ pool, database }, { email, knownBrowser, client, now });
  const isRight = await isPassword(row?.password_hash ?? null, password).catch(async (error: unknown) => {
    // The password was not checked.
    await takeSignInBack(database, attempt);
    throw error;
  });
  if (!isRight || !row) {
    await countWrongSignIn(database, attempt, now);
    throw new SuiteError('wrong_credentials', 'The e-mail address or the password is wrong.');
  }
  if (row.is_deactivated && !isInvited) {
    await takeSignInBack(database, attempt);
    throw new SuiteError('account_deactivated', 'Your account was deactivated. Ask an administrator of your firm.');
  }
  const person = { userId: row.id, attempt };
  if (!row.has_enabled_mfa || !row.mfa_secret) return { ...person, proof: 'password' };
  if (!mfaCode && !recoveryCode) {
    await takeSignInBack(database, attempt);
    throw new SuiteError('mfa_required', 'The code of the authenticator app is needed.');
  }
  const isSpent = mfaCode
    ? await spendCode(database, { userId: row.id, secret: row.mfa_secret, code: mfaCode, key, now })
    : await database.transaction((transaction) =>
        spendRecoveryCode(transaction, { userId: person.userId, code: recoveryCode ?? '', key, now }),
      );
  if (!isSpent) {
    await countWrongSignIn(database, attempt, now);
    throw new SuiteError('wrong_mfa_code', 'The code is wrong, or was used before.');
  }
  return { ...person, proof: 'own' };
}
