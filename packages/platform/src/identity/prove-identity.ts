import { SuiteError } from '@suite/contract/errors';
import { sql } from 'drizzle-orm';
import { namedStatement } from '../database/named-statement';
import type { Dependencies } from '../http/dependencies';
import { spendCode } from './mfa-code';
import { isPassword } from './password';
import { spendRecoveryCode } from './recovery-codes';
import { countAttempt, takeBack, throttled, throttleSubject } from './throttle';

interface Attempt extends Record<string, unknown> {
  /** Null when the attempt has to wait. */
  attempts: number | null;
  /** Null when nobody has the address. */
  id: string | null;
  password_hash: string | null;
  has_enabled_mfa: boolean | null;
  mfa_secret: string | null;
  /** They belong to companies, and are active in none. */
  is_deactivated: boolean | null;
}

const countAndFind = namedStatement<Attempt>(
  'count-attempt-and-find-user',
  sql`
    WITH attempt AS (${countAttempt(sql.placeholder('subject'), sql.placeholder('now'))})
    SELECT (SELECT attempts FROM attempt), u.id, u.password_hash, u.has_enabled_mfa, u.mfa_secret,
      (SELECT bool_and(deactivated_at IS NOT NULL) FROM memberships WHERE user_id = u.id) AS is_deactivated
    FROM (SELECT 1) AS one LEFT JOIN users u ON u.email = ${sql.placeholder('email')}`,
);

interface Proof {
  email: string;
  password: string;
  mfaCode?: string | undefined;
  recoveryCode?: string | undefined;
  /** An invitation they take up lets them in where they were deactivated everywhere else. */
  isInvited?: boolean;
  /** The request's Idempotency-Key. */
  key: string | undefined;
}

/**
 * The way of signing in: e-mail, password and MFA code, throttled by address. An OpenID provider
 * would stand in its place (design §5). Answers who it is and what to forget when they are let in.
 * @throws SuiteError `throttled`, `wrong_credentials`, `account_deactivated`, `mfa_required` or `wrong_mfa_code`
 */
export async function proveIdentity({ pool, database, clock }: Dependencies, proof: Proof) {
  const { email, password, mfaCode, recoveryCode, isInvited, key } = proof;
  const subject = throttleSubject('sign-in', email);
  const now = clock();
  const [row] = await countAndFind(pool, { subject, now: new Date(now), email });
  if (!row?.attempts) throw await throttled(database, subject, now);
  if (!(await isPassword(row.password_hash, password)) || !row.id) {
    throw new SuiteError('wrong_credentials', 'The e-mail address or the password is wrong.');
  }
  if (row.is_deactivated && !isInvited) {
    await takeBack(database, subject, row.attempts);
    throw new SuiteError('account_deactivated', 'Your account was deactivated. Ask an administrator of your firm.');
  }
  const person = { userId: row.id, subject };
  if (!row.has_enabled_mfa || !row.mfa_secret) return person;
  if (!mfaCode && !recoveryCode) {
    await takeBack(database, subject, row.attempts);
    throw new SuiteError('mfa_required', 'The code of the authenticator app is needed.');
  }
  const isSpent = mfaCode
    ? await spendCode(database, { userId: row.id, secret: row.mfa_secret, code: mfaCode, key, now })
    : await database.transaction((transaction) =>
        spendRecoveryCode(transaction, { userId: person.userId, code: recoveryCode ?? '', key, now }),
      );
  if (!isSpent) throw new SuiteError('wrong_mfa_code', 'The code is wrong, or was used before.');
  return person;
}
