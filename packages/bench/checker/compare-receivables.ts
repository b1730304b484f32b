import type { FirmMonth } from '@services/insights/contract/metric-schemas';
import type { Answers } from './ask-figures';
import type { Comparison } from './compare';
import { addDays } from './days';
import type { Ledger } from './ledger-rows';
import { dsoOf, type MonthFigures, meanCei, receivablesOn, salesBetween, unconvertedIn } from './receivables';

export function compareFirm(
  to: Comparison,
  ledger: Ledger,
  months: readonly MonthFigures[],
  { dashboard, ...answers }: Answers,
): void {
  const { asOf, covered } = to.as;
  const { currency, clients } = ledger;
  const { sums } = answers;
  const { open, current, overdue, ageing } = receivablesOn(ledger, currency, asOf);
  const from = addDays(asOf, -364);
  const sales = salesBetween(ledger, currency, from, asOf);
  to.same('as-of date', asOf, dashboard.asOf);
  to.same('currency', currency, dashboard.currency);
  to.same('period from', from, dashboard.period.from);
  to.same('period to', asOf, dashboard.period.to);
  to.same('clients', clients.length, dashboard.clients);
  to.same('sales', sales, dashboard.sales);
  to.same('sales before', salesBetween(ledger, currency, addDays(asOf, -729), addDays(asOf, -365)), dashboard.salesBefore);
  to.same('open', open, dashboard.open);
  to.same('overdue', overdue, dashboard.overdue);
  to.same('unconverted', unconvertedIn(ledger, currency, { from, to: asOf }), dashboard.unconverted);
  for (const [name, sum] of Object.entries({ open, current, overdue, sales })) to.same(`rows of ${name}`, sum, sums[name]);
  for (const [bucket, amount] of Object.entries(ageing)) {
    to.same(`ageing (${bucket})`, amount, dashboard.ageing[bucket as keyof typeof ageing]);
    to.same(`rows of ageing (${bucket})`, amount, sums[`ageing ${bucket}`]);
  }
  const dso = dsoOf(ledger, currency, covered, { from, to: asOf });
  for (const key of ['dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'] as const) {
    to.figure(key, dso[key], dashboard[key]);
  }
  to.figure('mean CEI of twelve months', meanCei(months.slice(-12)), dashboard.cei);
  to.figure('mean CEI of all months', meanCei(months), answers.months.mean);
}

/** Months that are listed and not covered have nothing. */
export function compareMonths(
  to: Comparison,
  of: string,
  months: readonly MonthFigures[],
  answered: readonly FirmMonth[],
  more = '',
): void {
  const expected = [...months].reverse().slice(0, answered.length);
  const names = (list: readonly { month: string }[]) => list.map(({ month }) => month).join(' ');
  to.same(`${of}s`, names(expected), names(answered.slice(0, expected.length)));
  for (const { month, sales, beginning, ending } of answered.slice(expected.length)) {
    to.same(`${of} that is not covered (${month}${more})`, '0 0 0', [sales, beginning, ending].join(' '));
  }
  for (const [place, month] of expected.entries()) {
    const answer = answered[place];
    if (answer?.month !== month.month) continue;
    for (const key of ['days', 'beginning', 'sales', 'ending', 'endingCurrent', 'unconverted'] as const) {
      to.same(`${of} ${key} (${month.month}${more})`, month[key], answer[key]);
    }
    for (const key of ['cei', 'dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'] as const) {
      to.figure(`${of} ${key} (${month.month}${more})`, month[key], answer[key]);
    }
  }
}
