import type { PersonSecurity } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { daysIn } from '@suite/values/zone-day';
import { desc, eq } from 'drizzle-orm';
import { acknowledgements, versions } from '../schema';
import { type Acknowledging, type AcknowledgmentPeriod, acknowledging } from './acknowledging';
import type { PlanRow } from './require-plan';

/** Returns each person's acknowledgement of the version in force; empty while no version is in force. */
export async function acknowledgingIn(
  database: Database,
  { companyId, answers: { timeZone } }: PlanRow,
  people: readonly PersonSecurity[],
  today: string,
): Promise<Acknowledging[]> {
  const since = await acknowledgmentSince(database, companyId);
  if (!since) return [];
  const given = await database
    .selectDistinctOn([acknowledgements.userId])
    .from(acknowledgements)
    .where(eq(acknowledgements.companyId, companyId))
    .orderBy(acknowledgements.userId, desc(acknowledgements.on), desc(acknowledgements.number));
  const byId = new Map(given.map((one) => [one.userId, one]));
  const dayAt = daysIn(timeZone);
  return people.map(({ userId, name, email, joinedAt }) =>
    acknowledging({ userId, name, email, joinedOn: dayAt(joinedAt.getTime()) }, byId.get(userId), { today, since }),
  );
}

async function acknowledgmentSince(database: Database, companyId: string): Promise<AcknowledgmentPeriod['since'] | undefined> {
  const rows = await database
    .select({ number: versions.number, on: versions.approvedOn, isMaterial: versions.isMaterial })
    .from(versions)
    .where(eq(versions.companyId, companyId))
    .orderBy(desc(versions.number));
  return rows.find(({ isMaterial }) => isMaterial) ?? rows.at(-1);
}
