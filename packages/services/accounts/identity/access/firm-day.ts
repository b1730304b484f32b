import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { companies } from '../schema/accounts';

/** Used until somebody has set the firm's time zone. */
const UNKNOWN = 'UTC';

/**
 * Returns the time zone in which the days of a firm start and end: the one that was set, otherwise that of the administrator who
 * joined first among those with one in their account, otherwise UTC.
 */
export async function firmTimeZone(database: Database, companyId: string): Promise<string> {
  const { rows } = await database.execute<{ timeZone: string | null }>(sql`
    SELECT coalesce(c.time_zone, (
      SELECT u.time_zone FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
      WHERE m.company_id = c.id AND m.role = 'administrator' AND m.deactivated_at IS NULL AND u.time_zone IS NOT NULL
      ORDER BY m.joined_at, u.id LIMIT 1
    )) AS "timeZone"
    FROM identity.companies c WHERE c.id = ${companyId}`);
  return rows[0]?.timeZone ?? UNKNOWN;
}

/**
 * Returns the firm's day at a moment, `2027-01-31`, which decides what is due, late, postponed or dated. @param now milliseconds
 * since 1970
 */
export async function firmDay(database: Database, companyId: string, now: number): Promise<string> {
  return dayIn(await firmTimeZone(database, companyId), now);
}

/** Sets the firm's time zone for everything in the suite that counts days. */
export async function setFirmTimeZone(database: Database, companyId: string, timeZone: string): Promise<void> {
  await database.update(companies).set({ timeZone }).where(eq(companies.id, companyId));
}

/** Sets the firm's time zone unless it is already set. */
export async function suggestFirmTimeZone(database: Database, companyId: string, timeZone: string): Promise<void> {
  await database
    .update(companies)
    .set({ timeZone })
    .where(and(eq(companies.id, companyId), isNull(companies.timeZone)));
}
