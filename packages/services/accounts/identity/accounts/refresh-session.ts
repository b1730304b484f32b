import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Pool } from 'pg';
import { STANDING_COLUMNS } from '../access/rights';
import type { RefreshGrace } from './refresh-grace';
import type { RefreshTokenClaims } from './refresh-token';
import { chosenMembership, JOIN_SUBJECT, SUBJECT_COLUMNS, type SubjectRow, subjectOf } from './subject';
import type { TokenSubject } from './tokens';

interface Refresh extends RefreshTokenClaims {
  /** The company in the scope. */
  companyId: string | undefined;
  now: number;
  grace: RefreshGrace;
}

/** Days after which a session ends however often it was renewed, so that people sign in again. */
const LONGEST_SESSION = 30;

/** SQL: whether a session is younger than its maximum lifetime. */
const isYoung = (now: string) => `s.created_at > ${now}::timestamptz - interval '${LONGEST_SESSION} days'`;

/** SQL: the session and the subject of its tokens; the argument is the parameter number of the requested company. */
const present = (companyParameter: string) => `
    WITH present AS (
      SELECT s.id, s.user_id, m.company_id, ${STANDING_COLUMNS}
      FROM identity.sessions s ${chosenMembership('s.user_id', `${companyParameter}::uuid`, 's.company_id')}
      WHERE s.id = $1
    )`;

/** Rotates a live session's refresh token and reads the content of its tokens: the only statement of a renewal. */
export const ROTATE = {
  name: 'rotate-session',
  text: `${present('$4')}
    UPDATE identity.sessions AS s SET generation = s.generation + 1, rotated_at = $3, company_id = present.company_id
    FROM present ${JOIN_SUBJECT}
    WHERE s.id = present.id AND s.generation = $2 AND s.ended_at IS NULL AND ${isYoung('$3')} AND ($4::uuid IS NULL OR present.company_id = $4)
    RETURNING s.generation, s.is_first_login, ${SUBJECT_COLUMNS}`,
};

/** The same without a rotation: the response to a replay within the grace period. */
const REPEAT = {
  name: 'repeat-session',
  text: `${present('$2')}
    UPDATE identity.sessions AS s SET company_id = present.company_id
    FROM present ${JOIN_SUBJECT}
    WHERE s.id = present.id AND s.ended_at IS NULL AND ($2::uuid IS NULL OR present.company_id = $2)
    RETURNING s.generation, s.is_first_login, ${SUBJECT_COLUMNS}`,
};

/** Ends the session of somebody whom every company has deactivated, which a sign-in at the same moment may have left open. */
const END_OF_NOBODY = `
  UPDATE identity.sessions AS s SET ended_at = $2
  WHERE id = $1 AND EXISTS (SELECT 1 FROM identity.memberships WHERE user_id = s.user_id)
    AND NOT EXISTS (SELECT 1 FROM identity.memberships WHERE user_id = s.user_id AND deactivated_at IS NULL)`;

/** Remembers a switch for the next sign-in, and records it as a sign-in to that company. */
const REMEMBER = {
  name: 'remember-company',
  text: `
    WITH seen AS (UPDATE identity.memberships SET last_signed_in_at = $3 WHERE user_id = $1 AND company_id = $2)
    UPDATE identity.users SET last_company_id = $2 WHERE id = $1 AND last_company_id IS DISTINCT FROM $2`,
};

/**
 * Renews a session with its refresh token (decision 012): the current token rotates; the previous one gets the same successor
 * within the grace period; any other use of an old one ends the session. `invalid_scope` when the scope contains a company that
 * is not the person's, `invalid_grant` when no live session can be renewed.
 */
export async function refreshSession(pool: Pool, refresh: Refresh): Promise<TokenSubject | 'invalid_grant' | 'invalid_scope'> {
  const { sessionId, generation, companyId, now, grace } = refresh;
  await grace.watchClock();
  const { rows } = await pool.query<SubjectRow>({ ...ROTATE, values: [sessionId, generation, new Date(now), companyId] });
  const [row] = rows;
  if (!row) return notRotated(pool, refresh);
  grace.noteRotation();
  return settled(pool, row, refresh, now);
}

/** Completes a successful renewal; `issuedAt` in milliseconds since 1970. */
async function settled(pool: Pool, row: SubjectRow, { sessionId, companyId, now }: Refresh, issuedAt: number) {
  if (companyId) await pool.query({ ...REMEMBER, values: [row.user_id, companyId, new Date(now)] });
  if (!row.company_id && (await pool.query(END_OF_NOBODY, [sessionId, new Date(now)])).rowCount) return 'invalid_grant';
  return subjectOf(row, sessionId, issuedAt);
}

interface SessionState {
  generation: number;
  rotated_at: Date;
  ended_at: Date | null;
  created_at: Date;
}

async function notRotated(pool: Pool, refresh: Refresh) {
  const { sessionId, generation, companyId, now, grace } = refresh;
  const { rows } = await pool.query<SessionState>(
    'SELECT generation, rotated_at, ended_at, created_at FROM identity.sessions WHERE id = $1',
    [sessionId],
  );
  const [state] = rows;
  if (!state || state.ended_at || now - state.created_at.getTime() >= LONGEST_SESSION * MILLISECONDS_PER_DAY)
    return 'invalid_grant';
  if (state.generation === generation) return 'invalid_scope';
  const issuedAt = generation === state.generation - 1 ? grace.issuedAt(state.rotated_at.getTime(), now) : undefined;
  if (issuedAt === undefined) {
    await pool.query('UPDATE identity.sessions SET ended_at = $2 WHERE id = $1', [sessionId, new Date(now)]);
    return 'invalid_grant';
  }
  const repeated = await pool.query<SubjectRow>({ ...REPEAT, values: [sessionId, companyId] });
  const [row] = repeated.rows;
  if (!row) return 'invalid_scope';
  return settled(pool, row, refresh, issuedAt);
}
