import type { MeasureKind } from '../contract/answers';

/**
 * What numbers of answers are, by their names. `own-money` is of the row's own currency, other money of the firm's. A test
 * compares the list with the schemas of all calls that may be made.
 */
const kinds = {
  money:
    'sales salesBefore revenue revenueBefore open overdue unappliedCredit current days1To30 days31To60 days61To90 over90 opportunity staleOpportunity spend beginning ending endingCurrent value sum atStake accepted invoiced missing unlinked unavailable amount:getPromises amount:getToDos amount:getProposals firstYear',
  'own-money': 'price priceThen amount',
  days: 'longestPastDue daysPastDue dso bestPossibleDso averageDaysDelinquent countbackDso medianGap daysLate days period',
  months: 'months',
  share:
    'cei ceiInOnePiece mean inOnePiece shareLate share nominalChange realChange peerGap top5Share top10Share herfindahl categoryShare',
  count:
    'clients taxUnknown unsure invoices vendors fresh due stale veryStale unknown ended total overdueUnsure documents annualQuantity unanswered count imported rejected people paidBeforeInvoice paidAboveInvoice dueBeforeIssue',
} as const;

const byName = new Map<string, MeasureKind | 'own-money'>(
  Object.entries(kinds).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as MeasureKind | 'own-money'])),
);

/** Numbers that identify something or count its changes. */
const identifiers = new Set(['version', 'number', 'id', 'next']);

export const isIdentifier = (name: string): boolean => identifiers.has(name);

/** What a number of a call is; undefined for one that nobody cites. */
export const measureOf = (tool: string, name: string): MeasureKind | 'own-money' | undefined =>
  byName.get(`${name}:${tool}`) ?? byName.get(name);
