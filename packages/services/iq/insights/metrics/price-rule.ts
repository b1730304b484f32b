import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { defaultPriceRule, type PriceRule } from '@suite/pricing/suggested-price';
import { and, eq } from 'drizzle-orm';
import { priceRules } from '../schema/metrics';

type StoredRule = PriceRule & { version: number };

/** Returns how a firm rounds and limits suggested prices; the version is 0 until somebody changes it. */
export async function readPriceRule(database: Database, companyId: string): Promise<StoredRule> {
  const [row] = await database.select().from(priceRules).where(eq(priceRules.companyId, companyId));
  if (!row) return { ...defaultPriceRule, version: 0 };
  const { roundTo, cap, version } = row;
  return { roundTo, cap, version };
}

/** Replaces the rule of a version. @throws SuiteError `changed_meanwhile` */
export async function writePriceRule(database: Database, companyId: string, rule: StoredRule): Promise<void> {
  const next = { ...rule, version: rule.version + 1 };
  const isIt = and(eq(priceRules.companyId, companyId), eq(priceRules.version, rule.version));
  const { rowCount } =
    rule.version === 0
      ? await database
          .insert(priceRules)
          .values({ companyId, ...next })
          .onConflictDoNothing()
      : await database.update(priceRules).set(next).where(isIt);
  if (!rowCount) throw new SuiteError('changed_meanwhile', 'Somebody else has changed this rule meanwhile. Look at it again.');
}

/** Formats the rule for the audit log. */
export const auditedRule = ({ roundTo, cap }: PriceRule) => ({
  roundTo: String(roundTo),
  cap: cap === null ? null : `${cap / 100} %`,
});
