import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { minorDigits } from '@suite/values/money';
import { and, eq } from 'drizzle-orm';
import { type AdviceSettings, adviceRules, defaultAdvice } from '../contract/to-dos';
import { adviceSettings } from '../schema/advisory';

/** Returns a firm's settings; their version is 0 until they are changed. */
export async function readAdviceSettings(
  database: Database,
  companyId: string,
): Promise<{ settings: AdviceSettings; version: number }> {
  const [row] = await database.select().from(adviceSettings).where(eq(adviceSettings.companyId, companyId));
  if (!row) return { settings: defaultAdvice, version: 0 };
  const { rules, overdueDays, minAtStake, version } = row;
  return { settings: { rules, overdueDays, minAtStake }, version };
}

/** Replaces the settings of a version. @throws SuiteError `changed_meanwhile` */
export async function writeAdviceSettings(
  database: Database,
  companyId: string,
  settings: AdviceSettings,
  version: number,
): Promise<void> {
  const next = { ...settings, version: version + 1 };
  const { rowCount } =
    version === 0
      ? await database
          .insert(adviceSettings)
          .values({ companyId, ...next })
          .onConflictDoNothing()
      : await database
          .update(adviceSettings)
          .set(next)
          .where(and(eq(adviceSettings.companyId, companyId), eq(adviceSettings.version, version)));
  if (!rowCount)
    throw new SuiteError('changed_meanwhile', 'Somebody else has changed these settings meanwhile. Look at them again.');
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
