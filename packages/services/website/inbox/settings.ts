import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { contactSettings } from './schema';

/** Days until spam is deleted. */
export const SPAM_DAYS = 30;

export const RETENTION_DAYS = 730;

/** Returns the days after its last activity at which a company's lead is deleted. */
export async function retentionDaysOf(database: Database, companyId: string): Promise<number> {
  const [row] = await database
    .select({ days: contactSettings.retentionDays })
    .from(contactSettings)
    .where(eq(contactSettings.companyId, companyId));
  return row?.days ?? RETENTION_DAYS;
}
