import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { sql } from 'drizzle-orm';

/** SQL: whether the account of a user `u` has an authenticator app or a passkey. */
export const HAS_TWO_FACTOR = `(u.has_enabled_mfa OR EXISTS (SELECT 1 FROM identity.passkeys WHERE user_id = u.id))`;

/** SQL: whether an OpenID provider has proven a session `s` for a company `c`. */
export const BY_PROVIDER = `(s.proof = 'provider-proven' OR (s.proof = 'provider' AND c.trusts_provider))`;

/** SQL: whether a company `c` requires two-factor authentication from a session `s` of a user `u` that lacks it. */
export const NEEDS_TWO_FACTOR = `
  coalesce(c.requires_two_factor AND NOT ${BY_PROVIDER} AND NOT (s.proof = 'own' AND ${HAS_TWO_FACTOR}), false) AS needs_two_factor`;

/**
 * Marks a session as proven when it adds the first factor to an account. Somebody who knows only the password of an account with
 * a factor cannot use another one to bypass it.
 */
export async function noteFirstFactor(database: Database, { sessionId }: Caller): Promise<void> {
  await database.execute(sql`
    UPDATE identity.sessions SET proof = 'own' FROM identity.users u
    WHERE sessions.id = ${sessionId} AND u.id = sessions.user_id AND NOT ${sql.raw(HAS_TWO_FACTOR)}`);
}

/**
 * Call it before ways to sign in are changed or sessions are ended: an account with an authenticator app or a passkey cannot be
 * changed with its password alone, nor with a provider's sign-in if one of the person's companies requires more.
 * @throws SuiteError `two_factor_needed`
 */
export async function insistOnProvenFactor(database: Database, { sessionId }: Caller): Promise<void> {
  const { rows } = await database.execute(sql`
    SELECT 1 FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
    WHERE s.id = ${sessionId} AND ${sql.raw(HAS_TWO_FACTOR)} AND (s.proof = 'password' OR s.proof <> 'own' AND EXISTS (
      SELECT 1 FROM identity.memberships m JOIN identity.companies c ON c.id = m.company_id
      WHERE m.user_id = u.id AND m.deactivated_at IS NULL AND c.requires_two_factor AND NOT ${sql.raw(BY_PROVIDER)}))`);
  if (rows.length) throw new SuiteError('two_factor_needed', 'Sign in with your passkey or code first, then change it.');
}
