import type { Database } from '@suite/kernel/database/database';
import type { FirmMonth } from '../contract/metric-schemas';
import { monthSums } from './dashboard';
import type { FigureSet } from './figure-set';
import { type CeiPeriod, ceiOfMonths, monthFigures } from './month-figures';

/** So many whole months to A and the running one, the newest first, with CEI of the whole ones. */
export async function readMonths(
  database: Database,
  { id, asOf, coversFrom }: FigureSet,
  count: number,
): Promise<{ months: FirmMonth[] } & CeiPeriod> {
  const sums = await monthSums(database, id);
  const ledger = { asOf, coversFrom };
  return { months: monthFigures(sums, ledger, count), ...ceiOfMonths(sums, ledger, count) };
}
