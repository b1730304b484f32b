import { isoOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { zoneClock } from '@suite/kernel/jobs/local-time';
import { eq } from 'drizzle-orm';
import { settings } from './schema';

const DAY = 86_400_000;

/** Before an administrator has chosen one. */
const TIME_ZONE = 'America/New_York';

/** What a firm has set, or what holds before it has. */
export async function settingsOf(database: Database, companyId: string) {
  const [row] = await database.select().from(settings).where(eq(settings.companyId, companyId));
  return row ?? { companyId, version: 0, timeZone: TIME_ZONE, phishingSince: null };
}

/** The firm's day at a moment, `2027-01-31`. @param now milliseconds since 1970 */
export async function firmDay(database: Database, companyId: string, now: number): Promise<string> {
  return dayIn((await settingsOf(database, companyId)).timeZone, now);
}

export const dayIn = (timeZone: string, now: number): string => isoOf(Math.floor(zoneClock(timeZone).wallTime(now) / DAY));
