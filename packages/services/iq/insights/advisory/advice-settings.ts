import type { Database } from '@suite/kernel/database/database';
import { minorDigits } from '@suite/values/money';
import { eq } from 'drizzle-orm';
import { type AdviceSettings, adviceRules, defaultAdvice } from '../contract/to-dos';
import { adviceSettings } from '../schema/advisory';

export async function readAdviceSettings(database: Database, companyId: string): Promise<AdviceSettings> {
  const [row] = await database.select().from(adviceSettings).where(eq(adviceSettings.companyId, companyId));
  if (!row) return defaultAdvice;
  const { rules, overdueDays, minAtStake } = row;
  return { rules, overdueDays, minAtStake };
}

export async function writeAdviceSettings(database: Database, companyId: string, settings: AdviceSettings): Promise<void> {
  await database
    .insert(adviceSettings)
    .values({ companyId, ...settings })
    .onConflictDoUpdate({ target: adviceSettings.companyId, set: settings });
}

/** Formats the settings for the audit log; an amount without a currency is in minor units. */
export function auditedAdvice({ rules, overdueDays, minAtStake }: AdviceSettings, currency: string | null) {
  const digits = currency === null ? 0 : minorDigits(currency);
  const amount = (minAtStake / 10 ** digits).toFixed(digits);
  return {
    rules: adviceRules.filter((rule) => rules.includes(rule)).join(', '),
    overdueDays: String(overdueDays),
    minAtStake: currency === null ? amount : `${amount} ${currency}`,
  };
}
