import fc from 'fast-check';
import type { Receivable } from '../receivables/open';
import { aDay, invoice, rows } from '../receivables/rows.fixture';
import { badgeNames, badgeOf } from './badge';
import { type ClientStatistics, clientStatistics } from './client-statistics';
import { naiveBadge, naiveSales } from './naive-badge.fixture';
import { type SalesQuantiles, salesQuantiles } from './sales-quantiles';

const quantiles: SalesQuantiles = { q40: 100, q60: 200, q80: 300 };

/** Known for three years, billed monthly, punctual, of middling and steady sales: good. */
const good: ClientStatistics = {
  ledgerCustomers: 1,
  invoices: 36,
  knownFor: 1_095,
  sinceLast: 10,
  medianGap: 30,
  sales: 150,
  salesBefore: 150,
  lateCounts: { due: 12, late: 4, undecided: 0 },
  lateSums: { amountDays: 0, amount: 150, undated: 0 },
  longestPastDue: 0,
  longestUnsure: 0,
  faults: { paidBeforeInvoice: 0, paidAboveInvoice: 0, dueBeforeIssue: 0, unconverted: 0, unappliedCredit: 0 },
};

const faulty = (faults: Partial<ClientStatistics['faults']>) => ({ faults: { ...good.faults, ...faults } });

// One client on each side of every threshold in the product's table of badges; our own figures.
test.each<[string, Partial<ClientStatistics>, string, readonly string[]]>([
  ['nothing special', {}, 'good', []],
  ['no ledger customer', { ledgerCustomers: 0, invoices: 0 }, 'not-set', ['no-ledger-customer']],
  ['two ledger customers', { ledgerCustomers: 2 }, 'possible-mismatch', ['several-ledger-customers']],
  ['a payment before its invoice', faulty({ paidBeforeInvoice: 1 }), 'possible-mismatch', ['paid-before-invoice']],
  ['a payment above its invoice', faulty({ paidAboveInvoice: 1 }), 'possible-mismatch', ['paid-above-invoice']],
  ['due before issue', faulty({ dueBeforeIssue: 1 }), 'possible-mismatch', ['due-before-issue']],
  ['a currency without a rate', faulty({ unconverted: 1 }), 'possible-mismatch', ['no-exchange-rate']],
  ['credit of 25 % of M', { sales: 160, ...faulty({ unappliedCredit: 40 }) }, 'good', []],
  ['credit over 25 % of M', { sales: 160, ...faulty({ unappliedCredit: 41 }) }, 'possible-mismatch', ['unapplied-credit']],
  ['any credit on no sales', { sales: 0, ...faulty({ unappliedCredit: 1 }) }, 'possible-mismatch', ['unapplied-credit']],
  ['2 invoices', { invoices: 2 }, 'limited-data', ['few-invoices']],
  ['3 invoices', { invoices: 3 }, 'good', []],
  ['known for 89 days', { knownFor: 89 }, 'limited-data', ['known-briefly']],
  ['known for 90 days', { knownFor: 90 }, 'good', []],
  ['ρ of 2 and large', { sinceLast: 60, sales: 200 }, 'good', []],
  ['ρ over 2 and large', { sinceLast: 61, sales: 200, salesBefore: 200 }, 'do-not-lose-them', ['large-and-silent']],
  ['ρ over 2 and large before', { sinceLast: 61, salesBefore: 200 }, 'do-not-lose-them', ['large-and-silent']],
  ['ρ over 2 and not large', { sinceLast: 61, sales: 199, salesBefore: 199 }, 'needs-attention', ['silent']],
  ['billed weekly, silent for 60 days', { medianGap: 7, sinceLast: 60 }, 'good', []],
  ['365 days silent', { sinceLast: 365, medianGap: 190 }, 'good', []],
  ['silent for more than a year, which is twice the gap', { sinceLast: 366, medianGap: 183 }, 'good', []],
  ['silent for more than a year and twice the gap', { sinceLast: 367, medianGap: 183 }, 'hibernating', ['long-silent']],
  ['15 days late', { lateSums: { amountDays: 15 * 150, amount: 150, undated: 0 } }, 'good', []],
  ['over 15 days late', { lateSums: { amountDays: 15 * 150 + 1, amount: 150, undated: 0 } }, 'late-payer', ['days-late']],
  ['half of the invoices late', { lateCounts: { due: 12, late: 6, undecided: 0 } }, 'late-payer', ['share-late']],
  ['open for 60 days', { longestPastDue: 60 }, 'good', []],
  ['open for 61 days', { longestPastDue: 61 }, 'late-payer', ['open-over-60']],
  [
    'large and a quarter late',
    { sales: 300, lateCounts: { due: 12, late: 3, undecided: 0 } },
    'champion',
    ['large-and-punctual'],
  ],
  ['large and over a quarter late', { sales: 300 }, 'good', []],
  ['large and nothing come due', { sales: 300, lateCounts: { due: 0, late: 0, undecided: 0 } }, 'good', []],
  ['shrunk to 80 %', { sales: 120, salesBefore: 150 }, 'good', []],
  ['shrunk to under 80 %', { sales: 119, salesBefore: 150 }, 'needs-attention', ['shrinking']],
  ['shrunk, known for 729 days', { sales: 119, salesBefore: 150, knownFor: 729 }, 'good', []],
  ['small and new', { sales: 99, salesBefore: 0, knownFor: 364 }, 'promising', ['new', 'growing']],
  ['small and known for a year', { sales: 99, salesBefore: 99, knownFor: 365 }, 'good', []],
  ['small and 10 % up', { sales: 11, salesBefore: 10 }, 'promising', ['growing']],
  ['up but at q40', { sales: 100, salesBefore: 10 }, 'good', []],
])('%s', (_, given, badge, because) => {
  expect(badgeOf({ ...good, ...given }, quantiles, true)).toEqual({ badge, because, undecided: [] });
});

const lateCounts = (late: number, undecided: number) => ({ lateCounts: { due: 12, late, undecided } });
const undated = { lateSums: { amountDays: 100 * 150, amount: 150, undated: 1 } };

test.each<[string, Partial<ClientStatistics>, string, readonly string[]]>([
  ['days late without a day', undated, 'good', ['days-late']],
  ['half late for certain', lateCounts(6, 2), 'late-payer', []],
  ['half late perhaps', lateCounts(5, 1), 'good', ['share-late']],
  ['less than half late, whatever the undecided', lateCounts(4, 1), 'good', []],
  ['large and a quarter late at most', { sales: 300, ...lateCounts(2, 1) }, 'champion', []],
  ['large and a quarter late perhaps', { sales: 300, ...lateCounts(3, 1) }, 'good', ['large-and-punctual']],
  ['not large and a quarter late perhaps', lateCounts(3, 1), 'good', []],
  ['perhaps open for 61 days', { longestUnsure: 61 }, 'good', ['open-over-60']],
  ['perhaps open for 60 days', { longestUnsure: 60 }, 'good', []],
  ['open for 61 days, and perhaps longer', { longestPastDue: 61, longestUnsure: 90, ...undated }, 'late-payer', []],
  ['credit that may be applied', { faults: { ...good.faults, unappliedCredit: undefined } }, 'good', ['unapplied-credit']],
  ['undecided, but a mismatch', { ...undated, ledgerCustomers: 2 }, 'possible-mismatch', []],
])('not judged by what is not known: %s', (_, given, badge, undecided) => {
  expect(badgeOf({ ...good, ...given }, quantiles, true)).toMatchObject({ badge, undecided });
});

test('a year before that the ledger does not cover is not compared with', () => {
  const growing = { ...good, sales: 11, salesBefore: 10 };
  expect(badgeOf(growing, quantiles, false)).toEqual({ badge: 'good', because: [], undecided: ['growing'] });
  expect(badgeOf({ ...growing, salesBefore: 11 }, quantiles, false).undecided).toEqual([]);
  const silent = { ...good, sinceLast: 61, sales: 199, salesBefore: 100 };
  expect(badgeOf(silent, quantiles, false)).toMatchObject({ badge: 'needs-attention', undecided: ['large-and-silent'] });
  expect(badgeOf({ ...silent, salesBefore: 200 }, quantiles, false).badge).toBe('do-not-lose-them');
});

test('a silent client without sales in either year is none to lose, and without any sales there is nothing to compare with', () => {
  const nothing = { ...good, sinceLast: 100, sales: 0, salesBefore: 0 };
  expect(badgeOf(nothing, { q40: 0, q60: 0, q80: 0 }, true).badge).toBe('needs-attention');
  const punctual = { ...good, sales: 0, salesBefore: 0, lateCounts: { due: 1, late: 0, undecided: 0 } };
  expect(badgeOf(punctual, undefined, true).badge).toBe('good');
});

test('a client never segmented is not set', () => {
  expect(badgeOf(undefined, quantiles, true)).toEqual({ badge: 'not-set', because: [], undecided: [] });
});

test('three invoices on one day have a cadence of 30 days', () => {
  expect(badgeOf({ ...good, invoices: 3, medianGap: undefined, sinceLast: 61 }, quantiles, true).badge).toBe('needs-attention');
});

test('one client is its own quantiles, and ties are met', () => {
  const of = (...sales: number[]) => salesQuantiles(sales.map((each) => ({ sales: each, salesBefore: 0 })));
  expect(of(500)).toEqual({ q40: 500, q60: 500, q80: 500 });
  expect(of(7, 7, 7, 7)).toEqual({ q40: 7, q60: 7, q80: 7 });
  expect(salesQuantiles([])).toBeUndefined();
  const champion = { ...good, sales: 7, lateCounts: { due: 4, late: 0, undecided: 0 } };
  expect(badgeOf(champion, { q40: 7, q60: 7, q80: 7 }, true).badge).toBe('champion');
});

test('clients without sales in either year are not among those that quantiles are of; those of the year before are, with 0', () => {
  const sold = { sales: 100, salesBefore: 0 };
  expect(salesQuantiles([sold, { sales: 0, salesBefore: 0 }, { sales: -5, salesBefore: 0 }])).toEqual(salesQuantiles([sold]));
  expect(salesQuantiles([sold, { sales: 0, salesBefore: 1 }])).toEqual({ q40: 40, q60: 60, q80: 80 });
});

test('the badge is that of the table, read row by row from the raw rows', () => {
  const aClient = fc.record({
    all: rows,
    ledgerCustomers: fc.constantFrom(0, 1, 1, 1, 1, 1, 1, 2),
    habit: fc.constantFrom('any' as const, 'once' as const, 'punctual' as const),
    earlier: fc.constantFrom(0, 0, 200, 500, 900),
  });
  const aFirm = fc.array(aClient, { minLength: 1, maxLength: 6 });
  const seen = new Set<string>();
  fc.assert(
    fc.property(aFirm, aDay, fc.constantFrom(0, 0, 90, 300), (clients, day, later) => {
      const asOf = day + later;
      const firm = clients.map((client) => ({ ...client, all: client.all.map((row) => lived(row, client)) }));
      const sales = firm.map(({ all }) => ({
        sales: naiveSales(all, asOf - 364, asOf),
        salesBefore: naiveSales(all, asOf - 729, asOf - 365),
      }));
      const at = salesQuantiles(sales);
      for (const { all, ledgerCustomers } of firm) {
        const badge = badgeOf(clientStatistics(all, asOf, { ledgerCustomers, unconverted: 0 }), at, true).badge;
        expect(badge).toBe(naiveBadge(all, asOf, ledgerCustomers, at));
        seen.add(badge);
      }
    }),
    { numRuns: 1_500 },
  );
  expect(badgeNames.filter((name) => !seen.has(name))).toEqual([]);
});

/** A row so many days earlier, and of a client that pays each invoice once, a while after it or when it is due. */
function lived(row: Receivable, { habit, earlier }: { habit: 'any' | 'once' | 'punctual'; earlier: number }): Receivable {
  const [issuedOn, dueOn] = [row.issuedOn - earlier, row.dueOn - earlier];
  if (habit === 'any') {
    return { ...row, issuedOn, dueOn, applications: row.applications.map(({ on, amount }) => ({ on: on - earlier, amount })) };
  }
  const due = Math.max(issuedOn, dueOn);
  const amount = Math.abs(row.amount) + 1;
  const after = row.applications[0] && Math.abs(row.applications[0].on - row.issuedOn) % 70;
  const paidOn = habit === 'punctual' ? due : after === undefined ? undefined : issuedOn + after;
  return invoice({ issuedOn, dueOn: due, amount, applications: paidOn === undefined ? [] : [{ on: paidOn, amount }] });
}
