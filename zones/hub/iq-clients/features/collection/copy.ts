import * as names from '@suite/insights/metrics/names';

const credit = names.inSentence(names.unappliedCredit);
const wholeMonths = (months: number) => `${months} whole ${months === 1 ? 'month' : 'months'}`;

export const copy = {
  charts: {
    cei: `${names.cei} by month`,
    dso: `${names.dso} by month`,
    aging: `${names.open} at month end by age`,
    paid: 'Invoiced and collected',
  },
  heading: 'Collections',
  text: `Who is overdue, and how much of what came due was collected each month. A ${names.cei} of 100% means everything.`,
  failed: 'The months could not be loaded.',
  agingFailed: 'The aging could not be loaded.',
  stats: {
    inOnePieceOf: (months: number) => `${wholeMonths(months)} as one period`,
    meanOf: (months: number) => `Weighted by ${names.inSentence(names.sales)}, ${wholeMonths(months)}`,
    twelve: 'Over the 365 days to this day',
    covered: (days: string) => `Over the ${days} that the ledger covers`,
    lessCredit: (amount: string) => `Less ${amount} of ${credit}`,
    creditNotLess: (amount: string) => `before ${amount} of ${credit}`,
    gap: `${names.dso} less the best possible`,
    newestFirst: 'Newest sales first',
    ofOpen: (share: string) => `${share} of ${names.inSentence(names.open)}`,
    nothingOpen: 'Nothing is open',
  },
  months: 'Month by month',
  leftOut: 'Left out of the mean',
  credits: 'Credit notes exceed invoices.',
  toDate: 'The month is not over.',
  aging: names.aging,
  collect: `${names.overdue} clients`,
  collectText: `By ${names.inSentence(names.overdueLessCredit)}: what is overdue, less ${credit}.`,
  listed: 'Clients listed',
  overdue: names.overdue,
  all: 'All clients',
  segment: names.badge,
  anySegment: 'Any segment',
  noMatch: 'No overdue client matches',
  noMatchText: 'Clients with nothing overdue are under “All clients”.',
  noneOverdue: 'No client is overdue',
  noneOverdueText: 'Every open invoice is due on or after the as-of date, or it is not known whether it was paid.',
};
