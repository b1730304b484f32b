import { dayOf, type Month, monthsTo } from '@suite/insights/calendar';
import { cei } from '@suite/insights/receivables/cei';
import { countbackDso } from '@suite/insights/receivables/countback-dso';
import { averageDaysDelinquent, bestPossibleDso, dso } from '@suite/insights/receivables/dso';
import type { FirmMonth } from '../contract/metric-schemas';

/** What a month adds (`figure_months`), and its number. */
export interface MonthSums {
  month: number;
  sales: number;
  owed: number;
  overdue: number;
  unconverted: number;
}

/** Months in which DSO looks for its sales. */
const PERIOD = 12;

/** The name of a month number, `2021-03`. */
export const monthName = (month: number): Month =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The number of a month, `2021-03`. */
export function monthNumberOf(month: Month): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * The months to A, newest first, each with what was owed at both its ends, CEI, and DSO over the twelve months to it.
 * @param sums every month that the ledger adds something to, in any order
 */
export function monthFigures(sums: readonly MonthSums[], asOf: string, count: number): FirmMonth[] {
  const byMonth = new Map(sums.map((each) => [each.month, each]));
  const spans = monthsTo(dayOf(asOf), count + PERIOD).toReversed();
  const first = monthNumberOf(spans[0]?.month ?? '');
  const before = sums.filter(({ month }) => month < first);
  let [owed, overdue] = [total(before, 'owed'), total(before, 'overdue')];
  const months = spans.map(({ month, days }) => {
    const added = byMonth.get(monthNumberOf(month));
    const beginning = owed;
    owed += added?.owed ?? 0;
    overdue += added?.overdue ?? 0;
    const amounts = { beginning, sales: added?.sales ?? 0, ending: owed, endingCurrent: owed - overdue };
    return { month, days, ...amounts, unconverted: added?.unconverted ?? 0 };
  });
  const known = months.findIndex(({ month }) => monthNumberOf(month) >= Math.min(...byMonth.keys()));
  return months
    .map((month, index) => {
      const period = months.slice(Math.max(0, index - PERIOD + 1), index + 1);
      const unconverted = total(period, 'unconverted');
      const of = { open: month.ending, current: month.endingCurrent, unconverted };
      const dsoPeriod = { ...of, sales: total(period, 'sales'), days: total(period, 'days') };
      const newestFirst = known < 0 ? [] : months.slice(known, index + 1).toReversed();
      return {
        ...month,
        cei: cei(month),
        dso: dso(dsoPeriod),
        bestPossibleDso: bestPossibleDso(dsoPeriod),
        averageDaysDelinquent: averageDaysDelinquent(dsoPeriod),
        countbackDso: countbackDso({ open: month.ending, newestFirst, unconverted }),
      };
    })
    .toReversed()
    .slice(0, count);
}

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
