import type { Difference } from './compare';

/** Where the API answers otherwise than the definitions say; once it follows them, the entry has to go. */
export interface KnownDifference {
  name: string;
  is(difference: Difference): boolean;
}

const startsWith = (what: string, ...names: string[]) => names.some((name) => what.startsWith(name));
const withoutRate = ['invoices', 'firstInvoiceOn', 'lastInvoiceOn', 'medianGap', 'shareLate', 'longestPastDue'].map(
  (key) => `client ${key}`,
);

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
    name: "a client's page counts back over three years of sales alone",
    is: ({ what, answered }) => what.startsWith('client month countbackDso') && answered === null,
  },
  {
    name: 'what is left of credit is told while nobody knows which invoices are paid',
    is: ({ what, expected }) =>
      (startsWith(what, 'unappliedCredit', 'client unappliedCredit') && expected === null) ||
      what === 'client badge (Nobody knows what is paid, and a payment for nothing)',
  },
  {
    name: 'the rows that are unsure are more than the number of them: one without a rate is among the rows alone',
    is: ({ what, expected, answered }) => what === 'rows that are unsure' && Number(answered) > Number(expected),
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
