import { type AdviceSettings, defaultAdvice } from '@suite/contract/advisory';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { adviceSettings } from '../database/schema/advisory';

export async function readAdviceSettings(database: Database, companyId: string): Promise<AdviceSettings> {
  const [row] = await database.select().from(adviceSettings).where(eq(adviceSettings.companyId, companyId));
  if (!row) return defaultAdvice;
  const { rules, overdueDays, leastAtStake } = row;
  return { rules, overdueDays, leastAtStake };
}

export async function writeAdviceSettings(database: Database, companyId: string, settings: AdviceSettings): Promise<void> {
  await database
    .insert(adviceSettings)
    .values({ companyId, ...settings })
    .onConflictDoUpdate({ target: adviceSettings.companyId, set: settings });
}
