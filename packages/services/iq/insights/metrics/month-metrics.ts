import { available, type Metric, unlessUnsure } from '@suite/insights/metric';
import type { Aging } from '@suite/insights/receivables/aging';
import { cei, ceiInOnePiece, ceiOfPeriod } from '@suite/insights/receivables/cei';
import { countbackDso } from '@suite/insights/receivables/countback-dso';
import { averageDaysDelinquent, bestPossibleDso, dso } from '@suite/insights/receivables/dso';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { lastDay, type Month, monthNumberOf, monthOf, monthsTo } from '@suite/values/month';
import type { Excluded, FirmMonth } from '../contract/metric-schemas';
import { type Covered, coversOpen, coversSales, ifCovered } from './coverage';

/** The amounts that a month adds (`metric_months`), and its number. */
export interface MonthSums {
  month: number;
  sales: number;
  revenue: number;
  owed: number;
  overdue: number;
  /** Amounts more than 30, 60 and 90 days past due. */
  over30: number;
  over60: number;
  over90: number;
  unsure: number;
}

export interface Ledger extends Covered {
  /** As-of date, `2021-03-17`. */
  asOf: string;
}

/** CEI of a period: the sales-weighted average of its whole months, the months without CEI, and CEI of the whole period. */
export interface CeiPeriod {
  mean: Metric;
  leftOut: string[];
  inOnePiece: Metric;
}

/** Number of months whose sales DSO uses. */
const PERIOD = 12;

/** A month calculated from its sums, before unknown metrics are marked. */
interface Counted {
  month: Month;
  days: number;
  isToDate: boolean;
  beginning: number;
  sales: number;
  revenue: number;
  ending: number;
  endingCurrent: number;
  aging: Aging;
  /** Number of documents whose open amount was unknown at the start and at the end of the month. */
  unsureBefore: number;
  unsure: number;
  /** Whether the ledger has everything that was open at the start and at the end, and the sales of the month. */
  hasBeginning: boolean;
  hasEnding: boolean;
  hasSales: boolean;
}

/**
 * Returns the current month and this many whole months before it that the ledger covers, newest first: each with receivables at
 * its start and end, CEI, and DSO over the twelve months up to it, as far as the ledger covers them. Countback DSO uses
 * everything that the ledger covers.
 * @param sums every month that the ledger adds something to, in any order
 * @param excluded documents that months exclude, by month number
 */
export function monthMetrics(
  { sums, excluded }: { sums: readonly MonthSums[]; excluded: ReadonlyMap<number, Excluded[]> },
  ledger: Ledger,
  whole: number,
): FirmMonth[] {
  const months = countMonths(sums, ledger, monthsCovered(ledger));
  return months.slice(0, monthsShown(ledger, whole)).map((month, back) => {
    const { unsureBefore, beginning, ending, endingCurrent, aging, unsure, sales, revenue, ...rest } = month;
    const { hasBeginning, hasEnding, hasSales, ...of } = rest;
    const period = months.slice(back, back + PERIOD);
    const hasPeriod = period.every((each) => each.hasSales);
    const soldInPeriod = <Value>(metric: Metric<Value>) => ifCovered(hasPeriod, metric);
    const dsoPeriod = { open: ending, current: endingCurrent, sales: total(period, 'sales'), days: total(period, 'days') };
    const atEnd = <Value>(metric: Metric<Value>) => ifCovered(hasEnding, unlessUnsure(unsure, metric));
    return {
      ...of,
      sales: ifCovered(hasSales, available(sales)),
      revenue: ifCovered(hasSales, available(revenue)),
      excluded: excluded.get(monthNumberOf(month.month)) ?? [],
      beginning: ifCovered(hasBeginning, unlessUnsure(unsureBefore, available(beginning))),
      ending: atEnd(available(ending)),
      endingCurrent: atEnd(available(endingCurrent)),
      aging: atEnd(available(aging)),
      cei: ceiOf(month),
      dso: soldInPeriod(atEnd(dso(dsoPeriod))),
      bestPossibleDso: soldInPeriod(atEnd(bestPossibleDso(dsoPeriod))),
      averageDaysDelinquent: soldInPeriod(atEnd(averageDaysDelinquent(dsoPeriod))),
      countbackDso: ifCovered(hasSales, atEnd(countbackDso({ open: ending, newestFirst: soldSince(months.slice(back)) }))),
    };
  });
}

/** Returns CEI of the same months; neither includes the current month. */
export function ceiOfMonths(sums: readonly MonthSums[], ledger: Ledger, wholeMonths: number): CeiPeriod {
  const months = countMonths(sums, ledger, wholeMonths);
  const whole = months.filter(({ isToDate }) => !isToDate);
  const { mean, leftOut } = ceiOfPeriod(months.map((month) => ({ ...month, cei: ceiOf(month) })));
  const ends = (whole[0]?.unsure ?? 0) + (whole.at(-1)?.unsureBefore ?? 0);
  const hasEnds = (whole[0]?.hasEnding ?? true) && (whole.at(-1)?.hasBeginning ?? true);
  const hasAll = hasEnds && whole.every(({ hasSales }) => hasSales);
  return { mean, leftOut: [...leftOut], inOnePiece: ifCovered(hasAll, unlessUnsure(ends, ceiInOnePiece(whole))) };
}

const ceiOf = (month: Counted) =>
  ifCovered(month.hasSales && month.hasBeginning && month.hasEnding, unlessUnsure(month.unsureBefore + month.unsure, cei(month)));

/** Returns the newest months up to one whose sales are incomplete. */
function soldSince(newestFirst: readonly Counted[]): readonly Counted[] {
  const gap = newestFirst.findIndex(({ hasSales }) => !hasSales);
  return gap < 0 ? newestFirst : newestFirst.slice(0, gap);
}

const monthsCovered = ({ asOf, coversFrom }: Ledger) =>
  coversFrom === null ? 0 : monthNumberOf(asOf.slice(0, 7)) - monthNumberOf(coversFrom.slice(0, 7)) + 1;

/** Includes the current month, which ends after the as-of date. */
const monthsShown = ({ asOf }: Ledger, whole: number) =>
  whole + (dayNumberOf(asOf) < lastDay(monthOf(dayNumberOf(asOf))) ? 1 : 0);

/**
 * Returns the months to show, newest first; fewer if the ledger starts later. The first month counts the days from the first
 * document.
 */
function countMonths(sums: readonly MonthSums[], ledger: Ledger, whole: number): Counted[] {
  const { asOf, coversFrom } = ledger;
  if (coversFrom === null) return [];
  const byMonth = new Map(sums.map((each) => [each.month, each]));
  const begins = dayNumberOf(coversFrom);
  const spans = monthsTo(dayNumberOf(asOf), monthsShown(ledger, whole))
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
      aging: agingOf(end),
      unsureBefore: start.unsure,
      unsure: end.unsure,
      hasBeginning: from <= begins || coversOpen(ledger, isoDayOf(from - 1)),
      hasEnding: coversOpen(ledger, isoDayOf(to)),
      hasSales: coversSales(ledger, isoDayOf(from), isoDayOf(to)),
    };
  });
  return months.toReversed();
}

/** Receivables on a day, and the number of documents whose open amount is unknown. */
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

const agingOf = ({ owed, overdue, over30, over60, over90 }: Balance): Aging => ({
  current: owed - overdue,
  days1To30: overdue - over30,
  days31To60: over30 - over60,
  days61To90: over60 - over90,
  over90,
});

function total<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
