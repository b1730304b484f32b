import type { Right } from '@suite/contract/endpoint';
import type { Database } from '@suite/kernel/database/database';
import type { ZoneName } from '@suite/zones/zones';
import { sql } from 'drizzle-orm';
import { accessTo, PERSON_COLUMNS, rightsOf, STANDING_COLUMNS, type StandingRow, standingOf } from './rights';

interface Membership {
  userId: string;
  companyId: string;
}

/** Returns a person's current rights in a company; empty when they are not active in it. */
export async function rightsIn(database: Database, { userId, companyId }: Membership): Promise<readonly Right[]> {
  const { rows } = await database.execute<StandingRow & Record<string, unknown>>(sql`
    SELECT ${sql.raw(STANDING_COLUMNS)}, ${sql.raw(PERSON_COLUMNS)}
    FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
    WHERE m.user_id = ${userId} AND m.company_id = ${companyId} AND m.deactivated_at IS NULL`);
  return rows.flatMap((row) => rightsOf(standingOf(row)));
}

/** A person who can open an app. */
export interface AppMember {
  userId: string;
  email: string;
  /** BCP 47 tag; null when not chosen. */
  locale: string | null;
  /** IANA name; null when not chosen. */
  timeZone: string | null;
}

/** Returns the active people of a company who may open an app, among all people or the given ones. */
export async function membersWithApp(
  database: Database,
  companyId: string,
  app: ZoneName,
  userIds?: readonly string[],
): Promise<AppMember[]> {
  const members = await standingsIn(database, companyId, userIds);
  return members
    .filter((row) => accessTo(app, standingOf(row)).isOpen)
    .map(({ userId, email, locale, timeZone }) => ({ userId, email, locale, timeZone }));
}

/** Returns the ids of a company's active people who have one of these rights. */
export async function membersHolding(database: Database, companyId: string, rights: readonly Right[]): Promise<string[]> {
  const members = await standingsIn(database, companyId);
  return members.filter((row) => rightsOf(standingOf(row)).some((right) => rights.includes(right))).map(({ userId }) => userId);
}

/** Returns the active people of a company, or those with the given ids, with what decides their rights. */
async function standingsIn(database: Database, companyId: string, userIds?: readonly string[]) {
  const { rows } = await database.execute<AppMember & StandingRow & Record<string, unknown>>(sql`
    SELECT u.id AS "userId", u.email, u.locale, u.time_zone AS "timeZone", ${sql.raw(STANDING_COLUMNS)},
      ${sql.raw(PERSON_COLUMNS)}
    FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
    WHERE m.deactivated_at IS NULL AND m.company_id = ${companyId}
      AND ${userIds ? sql`m.user_id = ANY (${sql.param([...userIds])}::uuid[])` : sql`true`}
    ORDER BY u.id`);
  return rows;
}

/** Returns the addresses of a company's active people who are active in no other company. */
export async function addressesOnlyIn(database: Database, companyId: string): Promise<Set<string>> {
  const { rows } = await database.execute<{ email: string }>(sql`
    SELECT u.email FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
    WHERE m.company_id = ${companyId} AND m.deactivated_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM identity.memberships other
      WHERE other.user_id = m.user_id AND other.company_id <> m.company_id AND other.deactivated_at IS NULL)`);
  return new Set(rows.map(({ email }) => email));
}
