import fc from 'fast-check';
import type { Receivable } from '../receivables/open';
import { aDay, invoice, rows } from '../receivables/rows.fixture';
import { badgeNames, badgeOf } from './badge';
import { type ClientStatistics, clientStatistics } from './client-statistics';
import { naiveBadge, naiveSales } from './naive-badge.fixture';
import { type SalesQuantiles, salesQuantiles } from './sales-quantiles';

const quantiles: SalesQuantiles = { q40: 100, q60: 200, q80: 300 };

/** A client for three years that is billed monthly, pays on time and has average, steady sales: good. */
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

// One client on each side of every threshold in the product's table of segments; the values are our own.
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
  expect(badgeOf({ ...good, ...given }, quantiles, true)).toEqual({ badge, because, undecided: [], uncompared: [] });
});

const lateCounts = (late: number, undecided: number) => ({ lateCounts: { due: 12, late, undecided } });
const undated = { lateSums: { amountDays: 100 * 150, amount: 150, undated: 1 } };

// Each of the ten rules in turn, where missing data leaves it or an earlier rule undecided; worked out by hand from the table.
const unsureCredit = faulty({ unappliedCredit: undefined });
const DATES = 'payment-dates-missing';
test.each<[string, Partial<ClientStatistics>, boolean, string, readonly string[]]>([
  // 1 can always be decided.
  ['1: without a ledger customer, whatever else is unknown', { ledgerCustomers: 0, ...unsureCredit }, false, 'not-set', []],
  // 2: credit over 25 % of M; another mismatch decides the rule without it.
  ['2: credit that may be applied', unsureCredit, true, DATES, ['unapplied-credit']],
  ['2: credit that may be applied, of two customers', { ...unsureCredit, ledgerCustomers: 2 }, true, 'possible-mismatch', []],
  [
    '2: credit that may be applied, paid too early',
    faulty({ unappliedCredit: undefined, paidBeforeInvoice: 1 }),
    true,
    'possible-mismatch',
    [],
  ],
  // 3 can always be decided, but comes after 2.
  ['3: two invoices whose days of payment are unknown', { invoices: 2, ...undated }, true, 'limited-data', []],
  ['3: two invoices, and credit that may be applied', { invoices: 2, ...unsureCredit }, true, DATES, ['unapplied-credit']],
  // 4: max(M, pM) >= q60 = 200 for a silent client.
  [
    '4: silent, and not large in what is covered of the year before',
    { sinceLast: 61, sales: 199, salesBefore: 199 },
    false,
    'needs-attention',
    [],
  ],
  [
    '4: silent, and large in what is covered of the year before',
    { sinceLast: 61, sales: 199, salesBefore: 200 },
    false,
    'do-not-lose-them',
    [],
  ],
  ['4: silent, and large in the year itself', { sinceLast: 61, sales: 200, salesBefore: 0 }, false, 'do-not-lose-them', []],
  ['4: not silent', { sinceLast: 60 }, false, 'good', []],
  // 5 can always be decided, but comes after 4.
  [
    '5: over a year silent, of which payments are unknown',
    { sinceLast: 400, ...undated, salesBefore: 150 },
    true,
    'hibernating',
    [],
  ],
  [
    '5: over a year silent, and not large in what is covered',
    { sinceLast: 400, sales: 0, salesBefore: 50 },
    false,
    'hibernating',
    [],
  ],
  // 6: wdl > 15, or pl >= 50 %, or open over 60 days.
  ['6: days late without a day', undated, true, DATES, ['days-late']],
  ['6: 6 of 12 late for certain', lateCounts(6, 2), true, 'late-payer', []],
  ['6: 5 of 12 late, 1 perhaps', lateCounts(5, 1), true, DATES, ['share-late']],
  ['6: 4 of 12 late, 1 perhaps', lateCounts(4, 1), true, 'good', []],
  ['6: perhaps open for 61 days', { longestUnsure: 61 }, true, DATES, ['open-over-60']],
  ['6: perhaps open for 60 days', { longestUnsure: 60 }, true, 'good', []],
  ['6: open for 61 days, and perhaps longer', { longestPastDue: 61, longestUnsure: 90, ...undated }, true, 'late-payer', []],
  // 7: M >= q80 = 300 and pl <= 25 %.
  ['7: large, 2 of 12 late, 1 perhaps', { sales: 300, ...lateCounts(2, 1) }, true, 'champion', []],
  ['7: large, 3 of 12 late, 1 perhaps', { sales: 300, ...lateCounts(3, 1) }, true, DATES, ['large-and-punctual']],
  ['7: large, 4 of 12 late, 1 perhaps', { sales: 300, ...lateCounts(4, 1) }, true, 'good', []],
  ['7: large and punctual, of an uncovered year before', { sales: 300, ...lateCounts(0, 0) }, false, 'champion', []],
  ['7: large, but days late without a day', { sales: 300, ...lateCounts(2, 0), ...undated }, true, DATES, ['days-late']],
  // 8 can always be decided, but comes after 4, 6 and 7.
  ['8: silent and small in both years, covered', { sinceLast: 61, sales: 199, salesBefore: 199 }, true, 'needs-attention', []],
  ['8: silent and small, days late without a day', { sinceLast: 61, ...undated }, true, DATES, ['days-late']],
  ['8: shrinking, perhaps open for 61 days', { sales: 119, longestUnsure: 61 }, true, DATES, ['open-over-60']],
  // 9: M < q40 = 100 and (known for under 365 days, or M >= 1.1 pM).
  ['9: small and known for a year, the year before not covered', { sales: 11, salesBefore: 10 }, false, 'good', []],
  ['9: small, not grown even by what is covered', { sales: 11, salesBefore: 11, knownFor: 700 }, false, 'good', []],
  ['9: small and new', { sales: 11, salesBefore: 0, knownFor: 364 }, false, 'promising', []],
  ['9: small and new, days late without a day', { sales: 11, knownFor: 364, ...undated }, true, DATES, ['days-late']],
  // 10 applies only if no earlier rule is undecided.
  ['10: all is known', {}, true, 'good', []],
  ['10: the year before decides nothing', {}, false, 'good', []],
  ['10: two rules are open', { ...lateCounts(5, 1), longestUnsure: 61 }, true, DATES, ['share-late', 'open-over-60']],
])('%s', (_, given, coversBefore, badge, undecided) => {
  expect(badgeOf({ ...good, ...given }, quantiles, coversBefore)).toMatchObject({ badge, undecided });
});

test('returns no matching rules for an unavailable segment', () => {
  expect(badgeOf({ ...good, ...undated }, quantiles, true)).toMatchObject({ badge: DATES, because: [] });
});

test('names the rules that would need more of the year before than the ledger covers', () => {
  const uncomparedOf = (given: Partial<ClientStatistics>, covers = false) =>
    badgeOf({ ...good, ...given }, quantiles, covers).uncompared;
  expect(uncomparedOf({ sinceLast: 61, sales: 199, salesBefore: 100 })).toEqual(['large-and-silent']);
  expect(uncomparedOf({ sales: 11, salesBefore: 10 })).toEqual(['growing']);
  expect(uncomparedOf({ sales: 11, salesBefore: 11 })).toEqual([]);
  expect(uncomparedOf({ sinceLast: 61, sales: 199, salesBefore: 199 }, true)).toEqual([]);
});

test('a silent client without sales in either year is not at risk, and without any sales there are no quantiles to compare with', () => {
  const nothing = { ...good, sinceLast: 100, sales: 0, salesBefore: 0 };
  expect(badgeOf(nothing, { q40: 0, q60: 0, q80: 0 }, true).badge).toBe('needs-attention');
  const punctual = { ...good, sales: 0, salesBefore: 0, lateCounts: { due: 1, late: 0, undecided: 0 } };
  expect(badgeOf(punctual, undefined, true).badge).toBe('good');
});

test('a client without statistics is not set', () => {
  expect(badgeOf(undefined, quantiles, true)).toEqual({ badge: 'not-set', because: [], undecided: [], uncompared: [] });
});

test('three invoices on one day have a cadence of 30 days', () => {
  expect(badgeOf({ ...good, invoices: 3, medianGap: undefined, sinceLast: 61 }, quantiles, true).badge).toBe('needs-attention');
});

test('a single client sets all quantiles, and ties count as reached', () => {
  const of = (...sales: number[]) => salesQuantiles(sales.map((each) => ({ sales: each, salesBefore: 0 })));
  expect(of(500)).toEqual({ q40: 500, q60: 500, q80: 500 });
  expect(of(7, 7, 7, 7)).toEqual({ q40: 7, q60: 7, q80: 7 });
  expect(salesQuantiles([])).toBeUndefined();
  const champion = { ...good, sales: 7, lateCounts: { due: 4, late: 0, undecided: 0 } };
  expect(badgeOf(champion, { q40: 7, q60: 7, q80: 7 }, true).badge).toBe('champion');
});

test('quantiles leave out clients without sales in either year and count clients with sales only in the year before as 0', () => {
  const sold = { sales: 100, salesBefore: 0 };
  expect(salesQuantiles([sold, { sales: 0, salesBefore: 0 }, { sales: -5, salesBefore: 0 }])).toEqual(salesQuantiles([sold]));
  expect(salesQuantiles([sold, { sales: 0, salesBefore: 1 }])).toEqual({ q40: 40, q60: 60, q80: 80 });
});

test('the segment matches a naive reading of the table from the raw rows', () => {
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

/**
 * Moves a row back by a number of days, for a client that pays each invoice once, either some time after issue or on the due
 * date.
 */
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
