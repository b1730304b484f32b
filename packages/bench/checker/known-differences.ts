import type { Difference } from './compare';

/** Where the API answers otherwise than the definitions say; once it follows them, the entry has to go. */
export interface KnownDifference {
  name: string;
  is(difference: Difference): boolean;
}

const startsWith = (what: string, ...names: string[]) => names.some((name) => what.startsWith(name));
const ratios = ['dso', 'bestPossibleDso', 'averageDaysDelinquent', 'countbackDso'];
const withoutRate = ['invoices', 'firstInvoiceOn', 'lastInvoiceOn', 'medianGap', 'shareLate', 'longestPastDue'].map(
  (key) => `client ${key}`,
);
const ofMonths = ['month', 'dashboard month', 'client month'];

export const knownDifferences: readonly KnownDifference[] = [
  {
    name: 'a credit note from before the invoice counts as a payment before the invoice',
    is: ({ what }) =>
      what.includes('Credited before the invoice') && startsWith(what, 'client badge (', 'fault paidBeforeInvoice'),
  },
  {
    name: 'an invoice without a rate is left out of what needs none: how many there are, the last one, what is late',
    is: ({ what }) => what.endsWith(', without a rate)') && startsWith(what, ...withoutRate),
  },
  {
    name: 'the dashboard counts a document without a rate twice: when it is dated and while it is open',
    is: ({ what, expected, answered }) => what === 'unconverted' && Number(answered) > Number(expected),
  },
  {
    name: 'quantiles are of all clients with a ledger customer, not of those with sales in either year',
    is: ({ what }) => what.startsWith('client badge among all'),
  },
  {
    name: 'days before the ledger begins count as days of a period',
    is: ({ what, asOf, covered }) =>
      startsWith(what, ...ratios, ...ofMonths.flatMap((of) => ['days', ...ratios].map((ratio) => `${of} ${ratio}`))) &&
      (/\((\d{4}-\d{2})/.exec(what)?.[1] ?? asOf.slice(0, 7)) < `${Number(covered.slice(0, 4)) + 1}${covered.slice(4, 7)}`,
  },
  {
    name: "a client's page counts back over three years of sales alone",
    is: ({ what, answered }) => what.startsWith('client month countbackDso') && answered === null,
  },
  {
    name: 'a settlement without a date counts as if it had one',
    is: ({ what }) => what === 'client daysLate (Settled on days that nobody knows)',
  },
  {
    name: 'a running month is in the mean of CEI',
    is: ({ what, isRunning }) => what.startsWith('mean CEI') && isRunning,
  },
];

/** Those that are not known, and what known ones there were. */
export function sortOut(differences: readonly Difference[]): { unknown: Difference[]; met: Set<string> } {
  const met = new Set<string>();
  const unknown = differences.filter((difference) => {
    const known = knownDifferences.filter(({ is }) => is(difference));
    for (const { name } of known) met.add(name);
    return known.length === 0;
  });
  return { unknown, met };
}
