import * as names from '@suite/insights/metrics/names';

const credit = names.inSentence(names.unappliedCredit);

/** In its own file, because it is loaded with the metrics. */
export const stats = {
  label: 'The firm at a glance',
  revenue: `${names.revenue}, 365 days`,
  receivables: names.open,
  overdue: names.overdue,
  cei: names.ceiMean,
  dso: (days: string) => `${names.dso}, ${days}`,
  pricing: `${names.opportunity} per year`,
  from: (value: string) => `from ${value}`,
  on: (day: string) => ` on ${day}`,
  noBefore: (day: string) => `The ledger doesn’t cover all of the 365 days up to ${day}`,
  covered: (days: string) => `Over the ${days} that the ledger covers`,
  wholeMonths: (count: number) =>
    `Weighted by ${names.inSentence(names.sales)}, ${count} whole ${count === 1 ? 'month' : 'months'}`,
  inOnePiece: (cei: string) => `Over the whole period instead of month by month, the ${names.cei} is ${cei}`,
  lessCredit: (amount: string) => `Less ${amount} of ${credit}`,
  creditNotLess: (amount: string) => `Before ${amount} of ${credit}`,
  taxUnknown: (count: string) => `Sales tax is not itemized in ${count} ${count === '1' ? 'document' : 'documents'}`,
  shareOverdue: (share: string) => `${share} of ${names.inSentence(names.open)}`,
  beforeCredit: (note: string, amount: string) => `${note}, before ${amount} of ${credit}`,
  bestDso: (days: string) => `${names.bestPossible} ${days}`,
  ofStale: (opportunity: string) => `${opportunity} of it from prices not raised for 18 months`,
};
