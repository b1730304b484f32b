import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { hashOf, seal, unseal } from '@suite/kernel/sealing/secret';
import type { Deployment } from '@suite/zones/addresses';
import { eq, sql } from 'drizzle-orm';
import { STANDING_COLUMNS } from '../access/rights';
import type { TokenAnswer } from '../contract/token';
import { authCodes, sessions } from '../schema/accounts';
import type { SessionProof } from '../schema/session-proof';
import { isOver } from './is-over';
import { keepProviderSession } from './single-logout';
import { chosenMembership, isActive, JOIN_SUBJECT, SUBJECT_COLUMNS, type SubjectRow, subjectOf } from './subject';
import type { TokenSubject, Tokens } from './tokens';

/** Milliseconds for which a code is valid (decision 012). */
export const CODE_LIFETIME = 60_000;

/** Milliseconds during which a code gets the same response again, for the client's one retry (decision 004). */
const REPEATABLE = 10_000;

interface Exchange {
  code: string;
  /** The identity host's cookie. */
  browser: string | undefined;
  origin: string | undefined;
  deployment: Deployment;
  /** Browser and system of the request. */
  device: string;
  now: number;
}

/**
 * Exchanges a code for tokens, once (decision 012). Using it again later, from another browser or from another origin is rejected
 * and ends its session; a code first used from another browser or origin gives no tokens.
 */
export function exchangeCode(
  database: Database,
  tokens: Tokens,
  { code, browser, origin, deployment, device, now }: Exchange,
): Promise<TokenAnswer | 'refused' | 'expired'> {
  return database.transaction(async (transaction) => {
    const codeHash = hashOf(code);
    const [stored] = await transaction.select().from(authCodes).where(eq(authCodes.codeHash, codeHash)).for('update');
    if (!stored) return 'refused';
    const isSameClient = browser !== undefined && stored.browserHash.equals(hashOf(browser)) && stored.origin === origin;
    const isLate = stored.usedAt !== null && Math.abs(now - stored.usedAt.getTime()) >= REPEATABLE;
    if (!isSameClient || isLate) {
      await transaction
        .update(authCodes)
        .set({ usedAt: new Date(0), answer: null })
        .where(eq(authCodes.codeHash, codeHash));
      if (stored.sessionId)
        await transaction
          .update(sessions)
          .set({ endedAt: new Date(now) })
          .where(eq(sessions.id, stored.sessionId));
      return 'refused';
    }
    if (stored.answer) return JSON.parse(unseal(stored.answer, code));
    if (isOver(stored.expiresAt, CODE_LIFETIME, now)) return 'expired';
    const subject = await startSession(transaction, { userId: stored.userId, proof: stored.proof, device, now });
    if (!subject) return 'refused';
    if (stored.provider) await keepProviderSession(transaction, subject.sessionId, stored.provider, stored.browserHash);
    const answer = await tokens.issue(deployment, subject);
    await transaction
      .update(authCodes)
      .set({ usedAt: new Date(now), sessionId: subject.sessionId, answer: seal(JSON.stringify(answer), code) })
      .where(eq(authCodes.codeHash, codeHash));
    return answer;
  });
}

interface Start {
  userId: string;
  proof: SessionProof;
  device: string;
  now: number;
}

/**
 * Starts a session for the company used last, otherwise the first (decision 004); undefined if every company has deactivated the
 * person.
 */
async function startSession(database: Database, { userId, proof, device, now }: Start): Promise<TokenSubject | undefined> {
  const sessionId = randomUUID();
  const at = sql`${new Date(now)}::timestamptz`;
  const { rows } = await database.execute<SubjectRow & Record<string, unknown>>(sql`
    WITH present AS (
      SELECT u.id AS user_id, u.first_signed_in_at, m.company_id, ${sql.raw(STANDING_COLUMNS)}
      FROM identity.users u ${sql.raw(chosenMembership('u.id', 'u.last_company_id'))}
      WHERE u.id = ${userId} AND ${sql.raw(isActive('u.id'))}
    ), started AS (
      INSERT INTO identity.sessions (id, user_id, company_id, is_first_login, device, proof, rotated_at, created_at)
      SELECT ${sessionId}, user_id, company_id, first_signed_in_at IS NULL, ${device}, ${proof}, ${at}, ${at} FROM present
      RETURNING generation, is_first_login, proof
    ), joined AS (
      UPDATE identity.memberships SET last_signed_in_at = ${at} FROM present
      WHERE memberships.user_id = present.user_id AND memberships.company_id = present.company_id
    ), seen AS (
      UPDATE identity.users SET first_signed_in_at = coalesce(users.first_signed_in_at, ${at}), last_company_id = present.company_id
      FROM present WHERE users.id = present.user_id
    )
    SELECT s.generation, s.is_first_login, ${sql.raw(SUBJECT_COLUMNS)}
    FROM started s CROSS JOIN present ${sql.raw(JOIN_SUBJECT)}`);
  const [row] = rows;
  return row && subjectOf(row, sessionId, now);
}
