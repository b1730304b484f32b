import type { Pool } from 'pg';
import type { RefreshTokenClaims } from './refresh-token';
import { chosenCompany, isActive, joinCompany, SUBJECT_COLUMNS, type SubjectRow, subjectOf } from './subject';
import type { TokenSubject } from './tokens';

interface Refresh extends RefreshTokenClaims {
  /** The company the scope names. */
  companyId: string | undefined;
  now: number;
  graceSeconds: number;
}

/** Rotates a live session's refresh token and reads what its tokens say: the one statement of a renewal. */
export const ROTATE = {
  name: 'rotate-session',
  text: `
    WITH present AS (
      SELECT s.id, s.user_id, chosen.company_id FROM sessions s ${chosenCompany('s.user_id', '$4::uuid', 's.company_id')}
      WHERE s.id = $1
    )
    UPDATE sessions AS s SET generation = s.generation + 1, rotated_at = $3, company_id = present.company_id
    FROM present
      JOIN users u ON u.id = present.user_id
      ${joinCompany('present.company_id')}
    WHERE s.id = present.id AND s.generation = $2 AND s.ended_at IS NULL AND ($4::uuid IS NULL OR present.company_id = $4)
      AND ${isActive('present.user_id', 'present.company_id')}
    RETURNING s.generation, s.is_first_login, ${SUBJECT_COLUMNS}`,
};

/** The same without a rotation: the answer to a replay within the grace. */
const REPEAT = {
  name: 'repeat-session',
  text: `
    WITH present AS (
      SELECT s.id, s.user_id, chosen.company_id FROM sessions s ${chosenCompany('s.user_id', '$2::uuid', 's.company_id')}
      WHERE s.id = $1
    )
    UPDATE sessions AS s SET company_id = present.company_id
    FROM present
      JOIN users u ON u.id = present.user_id
      ${joinCompany('present.company_id')}
    WHERE s.id = present.id AND s.ended_at IS NULL AND ($2::uuid IS NULL OR present.company_id = $2)
      AND ${isActive('present.user_id', 'present.company_id')}
    RETURNING s.generation, s.is_first_login, ${SUBJECT_COLUMNS}`,
};

/** A switch is noted for the next sign-in, and as a sign-in to that company. */
const REMEMBER = {
  name: 'remember-company',
  text: `
    WITH seen AS (UPDATE memberships SET last_signed_in_at = $3 WHERE user_id = $1 AND company_id = $2)
    UPDATE users SET last_company_id = $2 WHERE id = $1 AND last_company_id IS DISTINCT FROM $2`,
};

/**
 * Renews a session by its refresh token (design §5): the present token rotates; the one before it
 * gets the same successor within the grace; any other use of an old one ends the session.
 * `invalid_scope` when the scope names a company that is not the person's, `invalid_grant` when
 * nothing lives that could be renewed.
 */
export async function refreshSession(pool: Pool, refresh: Refresh): Promise<TokenSubject | 'invalid_grant' | 'invalid_scope'> {
  const { sessionId, generation, companyId, now } = refresh;
  const { rows } = await pool.query<SubjectRow>({ ...ROTATE, values: [sessionId, generation, new Date(now), companyId] });
  const [row] = rows;
  if (!row) return notRotated(pool, refresh);
  if (companyId) await pool.query({ ...REMEMBER, values: [row.user_id, companyId, new Date(now)] });
  return subjectOf(row, sessionId, now);
}

interface SessionState {
  generation: number;
  rotated_at: Date;
  ended_at: Date | null;
}

async function notRotated(pool: Pool, { sessionId, generation, companyId, now, graceSeconds }: Refresh) {
  const { rows } = await pool.query<SessionState>('SELECT generation, rotated_at, ended_at FROM sessions WHERE id = $1', [
    sessionId,
  ]);
  const [state] = rows;
  if (!state || state.ended_at) return 'invalid_grant';
  const notTheirs = companyId ? 'invalid_scope' : 'invalid_grant';
  if (state.generation === generation) return notTheirs;
  const isWithinGrace = generation === state.generation - 1 && now - state.rotated_at.getTime() < graceSeconds * 1000;
  if (!isWithinGrace) {
    await pool.query('UPDATE sessions SET ended_at = $2 WHERE id = $1', [sessionId, new Date(now)]);
    return 'invalid_grant';
  }
  const repeated = await pool.query<SubjectRow>({ ...REPEAT, values: [sessionId, companyId] });
  const [row] = repeated.rows;
  if (!row) return notTheirs;
  if (companyId) await pool.query({ ...REMEMBER, values: [row.user_id, companyId, new Date(now)] });
  return subjectOf(row, sessionId, state.rotated_at.getTime());
}
