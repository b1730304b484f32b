import { PERSON_COLUMNS, rightsOf, type StandingRow, standingOf } from '../access/rights';
import { NEEDS_TWO_FACTOR } from '../access/two-factor';
import type { TokenSubject } from './tokens';

/**
 * SQL: the membership `m` for a session's tokens (decision 004), as a lateral join that yields one row or none. It is the first
 * given company in which the person is active, otherwise the one they joined first.
 */
export const chosenMembership = (user: string, ...preferred: string[]): string => `
  LEFT JOIN LATERAL (
    SELECT user_id, company_id, role, app_settings FROM identity.memberships WHERE user_id = ${user} AND deactivated_at IS NULL
    ORDER BY ${preferred.map((company) => `company_id = ${company} DESC NULLS LAST`).join(', ')}, joined_at, company_id
    LIMIT 1
  ) AS m ON true`;

/** SQL: whether a person, with a membership `m` or without one, is active in a company or never belonged to any. */
export const isActive = (user: string): string =>
  `(m.company_id IS NOT NULL OR NOT EXISTS (SELECT 1 FROM identity.memberships WHERE user_id = ${user}))`;

/** SQL: joins the content of tokens to `present`, which has `user_id`, `company_id` and `STANDING_COLUMNS`. */
export const JOIN_SUBJECT = `
  JOIN identity.users u ON u.id = present.user_id
  LEFT JOIN identity.companies c ON c.id = present.company_id`;

/** SQL: the columns of a session's tokens, from `present` and `JOIN_SUBJECT`. */
export const SUBJECT_COLUMNS = `
  u.id AS user_id, u.email, u.first_name, u.last_name, c.id AS company_id, c.segments, c.organization_id,
  present.role, present.app_settings, present.group_settings, ${PERSON_COLUMNS},
  ${NEEDS_TWO_FACTOR}`;

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
