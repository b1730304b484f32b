import type { AuditEntry } from '@services/identity/contract/audit';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { monthNumberOf, numberedMonth } from '@suite/values/month';
import { asc, eq } from 'drizzle-orm';
import type { ConsumerPrices } from '../contract/consumer-prices';
import { consumerPrices } from '../schema/metrics';

export async function readConsumerPrices(database: Database, companyId: string): Promise<ConsumerPrices> {
  const rows = await database
    .select()
    .from(consumerPrices)
    .where(eq(consumerPrices.companyId, companyId))
    .orderBy(asc(consumerPrices.month));
  return rows.map(({ month, value }) => ({ month: numberedMonth(month), value }));
}

/**
 * Replaces a company's table. `followSettings` then updates the metrics.
 * @throws SuiteError `invalid_request` when a month appears twice
 */
export async function replaceConsumerPrices(database: Database, companyId: string, prices: ConsumerPrices): Promise<void> {
  const twice = prices.find(({ month }, index) => prices.findIndex((each) => each.month === month) < index);
  if (twice) throw new SuiteError('invalid_request', `${twice.month} is in the table twice.`);
  await database.delete(consumerPrices).where(eq(consumerPrices.companyId, companyId));
  const rows = prices.map(({ month, value }) => ({ companyId, month: monthNumberOf(month), value }));
  if (rows.length) await database.insert(consumerPrices).values(rows);
}

/** Maximum number of months that an audit entry lists individually. */
const MAX_MONTHS = 12;

/** Returns the audit changes of a table: its months with their values if there are few, otherwise their number. */
export function changesOfPrices(from: ConsumerPrices, to: ConsumerPrices): AuditEntry['changes'] {
  const valueIn = (prices: ConsumerPrices, month: string) => prices.find((one) => one.month === month)?.value;
  const textOf = (value: number | undefined) => (value === undefined ? null : String(value));
  const months = [...new Set([...from, ...to].map(({ month }) => month))].sort();
  const changed = months.filter((month) => valueIn(from, month) !== valueIn(to, month));
  if (changed.length > MAX_MONTHS) return [{ what: 'months', from: String(from.length), to: String(to.length) }];
  return changed.map((what) => ({ what, from: textOf(valueIn(from, what)), to: textOf(valueIn(to, what)) }));
}
