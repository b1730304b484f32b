import { rightsOf, STANDING_COLUMNS, type StandingRow, standingOf } from '../access/rights';
import type { TokenSubject } from './tokens';

/**
 * SQL: the company that tokens of a session mean (design §4), as a lateral join that yields one row
 * or none. The first given that the person is active in, else the one they joined first.
 */
export const chosenCompany = (user: string, ...preferred: string[]): string => `
  LEFT JOIN LATERAL (
    SELECT company_id FROM memberships WHERE user_id = ${user} AND deactivated_at IS NULL
    ORDER BY ${preferred.map((company) => `company_id = ${company} DESC NULLS LAST`).join(', ')}, joined_at, company_id
    LIMIT 1
  ) AS chosen ON true`;

/** SQL: whether a person is active in the company chosen for them, or was never in any. */
export const isActive = (user: string, chosen: string): string =>
  `(${chosen} IS NOT NULL OR NOT EXISTS (SELECT 1 FROM memberships WHERE user_id = ${user}))`;

/** SQL: joins to a user `u` what tokens say of the company of the given id, as `c`, `m` and `f`. */
export const joinCompany = (companyId: string): string => `
  LEFT JOIN companies c ON c.id = ${companyId}
  LEFT JOIN memberships m ON m.user_id = u.id AND m.company_id = c.id
  LEFT JOIN insights_firms f ON f.company_id = c.id`;

/** SQL: what tokens say of a user `u`, a company `c`, the membership `m` in it and its insights firm `f`. */
export const SUBJECT_COLUMNS = `
  u.id AS user_id, u.email, u.first_name, u.last_name, c.id AS company_id, c.segments, f.id AS organization_id,
  ${STANDING_COLUMNS}`;

export interface SubjectRow extends StandingRow {
  user_id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_id: string | null;
  segments: string[] | null;
  organization_id: string | null;
  generation: number;
  is_first_login: boolean;
}

export const subjectOf = (row: SubjectRow, sessionId: string, issuedAt: number): TokenSubject => ({
  sessionId,
  generation: row.generation,
  issuedAt,
  isFirstLogin: row.is_first_login,
  userId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  companyId: row.company_id,
  segments: row.segments ?? [],
  organizationId: row.organization_id,
  rights: rightsOf(standingOf(row)),
});
