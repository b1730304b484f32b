import { ceiOfPeriod } from '@suite/insights/receivables/cei';
import type { Database } from '@suite/kernel/database/database';
import type { Figure, FirmMonth } from '../contract/metric-schemas';
import { monthSums } from './dashboard';
import type { FigureSet } from './figure-set';
import { monthFigures } from './month-figures';

/** So many months to A, the newest first, with the mean of their CEI and the months that it leaves out. */
export async function readMonths(
  database: Database,
  { id, asOf }: FigureSet,
  count: number,
): Promise<{ months: FirmMonth[]; mean: Figure; leftOut: string[] }> {
  const months = monthFigures(await monthSums(database, id), asOf, count);
  const { mean, leftOut } = ceiOfPeriod(months);
  return { months, mean, leftOut: [...leftOut] };
}
