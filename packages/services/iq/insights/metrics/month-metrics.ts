import { dayOf, lastDay, type Month, monthOf, monthsTo } from '@suite/insights/calendar';
import { available, type Metric, unlessUnsure } from '@suite/insights/metric';
import type { Ageing } from '@suite/insights/receivables/ageing';
import { cei, ceiInOnePiece, ceiOfPeriod } from '@suite/insights/receivables/cei';
import { countbackDso } from '@suite/insights/receivables/countback-dso';
import { averageDaysDelinquent, bestPossibleDso, dso } from '@suite/insights/receivables/dso';
import type { Excluded, FirmMonth } from '../contract/metric-schemas';

/** What a month adds (`figure_months`), and its number. */
export interface MonthSums {
  month: number;
  sales: number;
  revenue: number;
  owed: number;
  overdue: number;
  /** What is more than 30, 60 and 90 days past due. */
  over30: number;
  over60: number;
  over90: number;
  unsure: number;
}

export interface Ledger {
  /** A, `2021-03-17`. */
  asOf: string;
  /** The day of the firm's first document; null without one. */
  coversFrom: string | null;
}

/**
 * CEI of a period: the mean of its whole months weighted by their sales, the months without CEI, and CEI computed over the
 * whole period.
 */
export interface CeiPeriod {
  mean: Metric;
  leftOut: string[];
  inOnePiece: Metric;
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

/** A month as its sums make it, before it is said which of its figures are known. */
interface Counted {
  month: Month;
  days: number;
  isToDate: boolean;
  beginning: number;
  sales: number;
  revenue: number;
  ending: number;
  endingCurrent: number;
  ageing: Ageing;
  /** Documents of which it is not known what of them was open as it began, and as it ended. */
  unsureBefore: number;
  unsure: number;
}

/**
 * So many whole months to A that the ledger covers, and before them the running one, newest first: each with what was owed
 * at both its ends, CEI, and DSO over the twelve months to it, as far as the ledger covers them. Countback DSO goes back
 * over all that it covers.
 * @param sums every month that the ledger adds something to, in any order
 * @param excluded what months leave out, by their number
 */
export function monthMetrics(
  { sums, excluded }: { sums: readonly MonthSums[]; excluded: ReadonlyMap<number, Excluded[]> },
  ledger: Ledger,
  whole: number,
): FirmMonth[] {
  const months = countMonths(sums, ledger, monthsCovered(ledger));
  return months.slice(0, monthsShown(ledger, whole)).map((month, back) => {
    const { unsureBefore, beginning, ending, endingCurrent, ageing, unsure, ...rest } = month;
    const period = months.slice(back, back + PERIOD);
    const dsoPeriod = { open: ending, current: endingCurrent, sales: total(period, 'sales'), days: total(period, 'days') };
    const atEnd = <Value>(metric: Metric<Value>) => unlessUnsure(unsure, metric);
    return {
      ...rest,
      excluded: excluded.get(monthNumberOf(month.month)) ?? [],
      beginning: unlessUnsure(unsureBefore, available(beginning)),
      ending: atEnd(available(ending)),
      endingCurrent: atEnd(available(endingCurrent)),
      ageing: atEnd(available(ageing)),
      cei: unlessUnsure(unsureBefore + unsure, cei(month)),
      dso: atEnd(dso(dsoPeriod)),
      bestPossibleDso: atEnd(bestPossibleDso(dsoPeriod)),
      averageDaysDelinquent: atEnd(averageDaysDelinquent(dsoPeriod)),
      countbackDso: atEnd(countbackDso({ open: ending, newestFirst: months.slice(back) })),
    };
  });
}

/** CEI of the same months; neither includes the current month. */
export function ceiOfMonths(sums: readonly MonthSums[], ledger: Ledger, wholeMonths: number): CeiPeriod {
  const months = countMonths(sums, ledger, wholeMonths);
  const whole = months.filter(({ isToDate }) => !isToDate);
  const ofMonth = (month: Counted) => unlessUnsure(month.unsureBefore + month.unsure, cei(month));
  const { mean, leftOut } = ceiOfPeriod(months.map((month) => ({ ...month, cei: ofMonth(month) })));
  const ends = (whole[0]?.unsure ?? 0) + (whole.at(-1)?.unsureBefore ?? 0);
  return { mean, leftOut: [...leftOut], inOnePiece: unlessUnsure(ends, ceiInOnePiece(whole)) };
}

const monthsCovered = ({ asOf, coversFrom }: Ledger) =>
  coversFrom === null ? 0 : monthNumberOf(asOf.slice(0, 7)) - monthNumberOf(coversFrom.slice(0, 7)) + 1;

/** Counting the running month, which ends after A. */
const monthsShown = ({ asOf }: Ledger, whole: number) => whole + (dayOf(asOf) < lastDay(monthOf(dayOf(asOf))) ? 1 : 0);

/** The months shown, newest first; fewer where the ledger begins later. Of its first month the days from its first document count. */
function countMonths(sums: readonly MonthSums[], ledger: Ledger, whole: number): Counted[] {
  const { asOf, coversFrom } = ledger;
  if (coversFrom === null) return [];
  const byMonth = new Map(sums.map((each) => [each.month, each]));
  const begins = dayOf(coversFrom);
  const spans = monthsTo(dayOf(asOf), monthsShown(ledger, whole))
    .filter(({ to }) => to >= begins)
    .toReversed();
  const first = monthNumberOf(spans[0]?.month ?? '');
  const before = sums.filter(({ month }) => month < first);
  let end = added(nothing, ...before);
  const months = spans.map(({ month, from, to }): Counted => {
    const of = byMonth.get(monthNumberOf(month));
    const start = end;
    if (of) end = added(end, of);
    return {
      month,
      days: to - Math.max(from, begins) + 1,
      isToDate: to < lastDay(month),
      beginning: start.owed,
      sales: of?.sales ?? 0,
      revenue: of?.revenue ?? 0,
      ending: end.owed,
      endingCurrent: end.owed - end.overdue,
      ageing: ageingOf(end),
      unsureBefore: start.unsure,
      unsure: end.unsure,
    };
  });
  return months.toReversed();
}

/** What is owed on a day, and of how many documents it is not known what of them is open. */
type Balance = Pick<MonthSums, 'owed' | 'overdue' | 'over30' | 'over60' | 'over90' | 'unsure'>;

const nothing: Balance = { owed: 0, overdue: 0, over30: 0, over60: 0, over90: 0, unsure: 0 };

const added = (balance: Balance, ...months: readonly Balance[]): Balance => ({
  owed: balance.owed + total(months, 'owed'),
  overdue: balance.overdue + total(months, 'overdue'),
  over30: balance.over30 + total(months, 'over30'),
  over60: balance.over60 + total(months, 'over60'),
  over90: balance.over90 + total(months, 'over90'),
  unsure: balance.unsure + total(months, 'unsure'),
});

const ageingOf = ({ owed, overdue, over30, over60, over90 }: Balance): Ageing => ({
  current: owed - overdue,
  days1To30: overdue - over30,
  days31To60: over30 - over60,
  days61To90: over60 - over90,
  over90,
});

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
