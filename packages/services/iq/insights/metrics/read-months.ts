import type { Database } from '@suite/kernel/database/database';
import type { Excluded, FirmMonth } from '../contract/metric-schemas';
import { monthSums, monthsOf } from './dashboard';
import { excludedFrom } from './excluded';
import type { MetricSet } from './metric-set';
import { type CeiPeriod, ceiOfMonths } from './month-metrics';

/** Returns the current month and this many whole months before the as-of date, newest first, with CEI of the whole months. */
export async function readMonths(
  database: Database,
  { id, asOf, coversFrom, coverage }: MetricSet,
  count: number,
): Promise<{ months: FirmMonth[]; excluded: Excluded[] } & CeiPeriod> {
  const ledger = { asOf, coversFrom, coverage };
  const months = await monthsOf(database, { setId: id, ...ledger }, count);
  const excluded = await excludedFrom(database, { setId: id, asOf, months: count }, ['cei']);
  return { months, ...ceiOfMonths(await monthSums(database, id), ledger, count), excluded: excluded.cei };
}
