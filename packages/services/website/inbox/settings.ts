import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { contactSettings } from './schema';

/** Days for which spam is kept. */
export const SPAM_DAYS = 30;

export const KEPT_DAYS = 730;

/** Days after its last activity that a lead of a company is deleted. */
export async function keptDaysOf(database: Database, companyId: string): Promise<number> {
  const [row] = await database
    .select({ days: contactSettings.keptDays })
    .from(contactSettings)
    .where(eq(contactSettings.companyId, companyId));
  return row?.days ?? KEPT_DAYS;
}
