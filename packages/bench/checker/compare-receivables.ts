import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import type { Answers } from './ask-metrics';
import type { Comparison } from './compare';
import { addDays, addMonths, daysBetween, firstDayOf, lastDayOf, later } from './days';
import type { Ledger } from './ledger-rows';
import { ceiOfMonths, dsoOf, excludedFrom, type MonthMetrics, receivablesOn, salesOf } from './receivables';

export function compareFirm(
  to: Comparison,
  ledger: Ledger,
  months: readonly MonthMetrics[],
  { dashboard, ...answers }: Answers,
): void {
  const { asOf, covered } = to.as;
  const { currency, clients } = ledger;
  const { sums } = answers;
  const owed = receivablesOn(ledger, currency, asOf);
  const { open, current, overdue, aging, unsure } = owed;
  const year = { from: addDays(asOf, -364), to: asOf };
  const { sales, revenue, taxUnknown } = salesOf(ledger, currency, year);
  const yearBefore = { from: addDays(asOf, -729), to: addDays(asOf, -365) };
  const before = covered <= yearBefore.from ? salesOf(ledger, currency, yearBefore) : null;
  to.same('as-of date', asOf, dashboard.asOf);
  to.same('currency', currency, dashboard.currency);
  comparePeriod(to, '', dashboard.period);
  to.same('clients', clients.length, dashboard.clients);
  to.metric('sales', sales, dashboard.sales);
  to.metric('revenue', revenue, dashboard.revenue);
  to.same('documents without known tax', taxUnknown, dashboard.taxUnknown);
  to.metric('sales before', before?.sales ?? null, dashboard.salesBefore);
  to.metric('revenue before', before?.revenue ?? null, dashboard.revenueBefore);
  for (const key of ['open', 'overdue', 'unappliedCredit'] as const) to.owed(key, owed[key], owed.perhaps[key], dashboard[key]);
  to.parts('aging', 'firm', unsure ? null : aging, dashboard.aging);
  to.same('unsure', unsure, dashboard.unsure);
  to.same('rows that are unsure', unsure, sums.unsure?.total);
  for (const [name, sum] of Object.entries({ open, current, overdue, sales, revenue })) {
    to.same(`rows of ${name}`, sum, sums[name]?.sum);
  }
  for (const [bucket, amount] of Object.entries(aging))
    to.same(`rows of aging (${bucket})`, amount, sums[`aging ${bucket}`]?.sum);
  const lastMonths = months.filter(({ isToDate }) => !isToDate).slice(-12);
  const ofMonths = lastMonths.flatMap(({ month }) => [lastDayOf(addMonths(month, -1)), lastDayOf(month)]);
  const [first, last] = [lastMonths[0], lastMonths.at(-1)];
  const inMonths = first && last ? { from: firstDayOf(first.month), to: lastDayOf(last.month) } : null;
  const { spend: _spend, ...excluded } = dashboard.excluded;
  for (const [of, expected] of Object.entries({
    sales: excludedFrom(ledger, currency, year, []),
    open: excludedFrom(ledger, currency, null, [asOf]),
    dso: excludedFrom(ledger, currency, year, [asOf]),
    cei: excludedFrom(ledger, currency, inMonths, ofMonths),
  })) {
    to.excluded(`excluded from ${of}`, expected, excluded[of as keyof typeof excluded]);
  }
  for (const [of, list] of Object.entries(dashboard.excluded)) {
    const count = list.reduce((sum, { documents }) => sum + documents, 0);
    to.same(`rows excluded from ${of}`, count, sums[`excluded ${of}`]?.total);
  }
  const dso = dsoOf(ledger, currency, covered, year);
  for (const key of ['dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'] as const) {
    to.metric(key, dso[key], dashboard[key]);
  }
  const ofYear = ceiOfMonths(lastMonths);
  to.metric('mean CEI of twelve months', ofYear.mean, dashboard.cei);
  to.metric('CEI of twelve months in one piece', ofYear.inOnePiece, dashboard.ceiInOnePiece);
  const ofAll = ceiOfMonths(months);
  to.metric('mean CEI of all months', ofAll.mean, answers.months.mean);
  to.metric('CEI of all months in one piece', ofAll.inOnePiece, answers.months.inOnePiece);
  to.same('months left out of the mean', ofAll.leftOut.join(' '), [...answers.months.leftOut].sort().join(' '));
}

/** Compares a period with the 365 days up to A, as far as the ledger covers them. */
export function comparePeriod(to: Comparison, more: string, period: { from: string; to: string; days: number }): void {
  const { asOf, covered } = to.as;
  const from = later(addDays(asOf, -364), covered);
  to.same(`period${more}`, `${from} to ${asOf}`, `${period.from} to ${period.to}`);
  to.same(`days of the period${more}`, daysBetween(from, asOf) + 1, period.days);
}

export function compareMonths(
  to: Comparison,
  of: string,
  months: readonly MonthMetrics[],
  answered: readonly FirmMonth[],
  more = '',
): void {
  const expected = [...months].reverse().slice(0, answered.length);
  const names = (list: readonly { month: string }[]) => list.map(({ month }) => month).join(' ');
  to.same(`${of}s`, names(expected), names(answered.slice(0, expected.length)));
  to.same(`${of}s that are not covered${more}`, '', names(answered.slice(expected.length)));
  for (const [place, month] of expected.entries()) {
    const answer = answered[place];
    if (answer?.month !== month.month) continue;
    for (const key of ['days', 'isToDate'] as const) {
      to.same(`${of} ${key} (${month.month}${more})`, month[key], answer[key]);
    }
    to.excluded(`${of} excluded (${month.month}${more})`, month.excluded, answer.excluded);
    for (const key of ['sales', 'revenue', 'beginning', 'ending', 'endingCurrent'] as const) {
      to.metric(`${of} ${key} (${month.month}${more})`, month[key], answer[key]);
    }
    to.parts(`${of} aging`, `${month.month}${more}`, month.aging, answer.aging);
    for (const key of ['cei', 'dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'] as const) {
      to.metric(`${of} ${key} (${month.month}${more})`, month[key], answer[key]);
    }
  }
}
