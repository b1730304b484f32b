import fc from 'fast-check';
import { aging, agingBuckets, bucketOf } from './aging';
import { isUnsureOn, minOpenOn, openOn, owed, type Receivable, unsureOn } from './open';
import { aDay, anUndatedInvoice, everyDating, invoice, rows } from './rows.fixture';

/** Sums what is owed as a bookkeeper does: everything dated up to A, row by row, into its column. */
function naiveBuckets(all: readonly Receivable[], asOf: number) {
  const columns = [0, 0, 0, 0, 0];
  for (const row of all) {
    if (row.issuedOn > asOf) continue;
    let left = row.amount;
    for (const application of row.applications) if (application.on <= asOf) left -= application.amount;
    const days = asOf - row.dueOn;
    let column = 0;
    if (left > 0 && days >= 1) column = 1;
    if (left > 0 && days >= 31) column = 2;
    if (left > 0 && days >= 61) column = 3;
    if (left > 0 && days >= 91) column = 4;
    columns[column] = (columns[column] ?? 0) + left;
  }
  return columns;
}

test('open, current, overdue and the aging match naive sums at any A', () => {
  fc.assert(
    fc.property(rows, aDay, (all, asOf) => {
      const columns = naiveBuckets(all, asOf);
      const [current = 0, ...late] = columns;
      const overdue = late.reduce((sum, amount) => sum + amount, 0);
      expect(owed(all, asOf)).toEqual({ open: current + overdue, current, overdue });
      const buckets = aging(all, asOf);
      expect(agingBuckets.map(({ name }) => buckets[name])).toEqual(columns);
    }),
  );
});

test('the allocation of credit and payments changes what is late, never what is owed', () => {
  const anAllocation = fc.record({ invoiced: fc.integer({ min: 0, max: 60 }), amount: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(fc.array(anAllocation), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 90 }), (given, on, asOf) => {
      const invoices = given.map((each) => {
        const later = Math.max(on, each.invoiced);
        return invoice({ issuedOn: each.invoiced, applications: [{ on: later, amount: each.amount }] });
      });
      const credit: Receivable = {
        kind: 'credit-note',
        issuedOn: on,
        dueOn: on,
        amount: -50_000,
        applications: invoices.flatMap(({ applications }) => applications.map((each) => ({ ...each, amount: -each.amount }))),
      };
      const invoiced = invoices.filter(({ issuedOn }) => issuedOn <= asOf).length * 10_000;
      expect(owed([...invoices, credit], asOf).open).toBe(invoiced - (on <= asOf ? 50_000 : 0));
    }),
  );
});

// Our own arithmetic.
test('an invoice of 100.00, issued on day 0, due on day 30, of which 40.00 is paid on day 20', () => {
  const row = invoice({ applications: [{ on: 20, amount: 4_000 }] });
  expect([-1, 0, 19, 20, 30, 31].map((day) => openOn(row, day))).toEqual([0, 10_000, 10_000, 6_000, 6_000, 6_000]);
  expect(owed([row], 30)).toEqual({ open: 6_000, current: 6_000, overdue: 0 });
  expect(owed([row], 31)).toEqual({ open: 6_000, current: 0, overdue: 6_000 });
});

test('a credit note reduces the open amount from its date on, as current, until it is applied', () => {
  const credit: Receivable = {
    kind: 'credit-note',
    issuedOn: 40,
    dueOn: 40,
    amount: -3_000,
    applications: [{ on: 50, amount: -3_000 }],
  };
  const row = invoice({ applications: [{ on: 50, amount: 3_000 }] });
  expect(owed([row, credit], 39)).toEqual({ open: 10_000, current: 0, overdue: 10_000 });
  expect(owed([row, credit], 40)).toEqual({ open: 7_000, current: -3_000, overdue: 10_000 });
  expect(owed([row, credit], 50)).toEqual({ open: 7_000, current: 0, overdue: 7_000 });
});

test('a payment before its invoice counts once the invoice exists, and its excess is credit', () => {
  const row = invoice({ issuedOn: 10, applications: [{ on: 5, amount: 12_000 }] });
  expect(owed([row], 9)).toEqual({ open: 0, current: 0, overdue: 0 });
  expect(owed([row], 100)).toEqual({ open: -2_000, current: -2_000, overdue: 0 });
});

test('the buckets have no gaps', () => {
  expect([-5, 0, 1, 30, 31, 60, 61, 90, 91, 4_000].map(bucketOf)).toEqual([
    'current',
    'current',
    'days1To30',
    'days1To30',
    'days31To60',
    'days31To60',
    'days61To90',
    'days61To90',
    'over90',
    'over90',
  ]);
});

test('the open amount is known on a day when every possible day of its payments gives the same', () => {
  fc.assert(
    fc.property(anUndatedInvoice, fc.integer({ min: -5, max: 20 }), (row, day) => {
      const opens = everyDating(row).map((dated) => openOn(dated, day));
      const [least, most] = [Math.min(...opens), Math.max(...opens)];
      expect([isUnsureOn(row, day), minOpenOn(row, day), openOn(row, day)]).toEqual([least !== most, least, most]);
    }),
  );
});

test('an invoice without any information on payment is unknown from its first day', () => {
  const unknown = invoice({ issuedOn: 10, isSettlementUnknown: true });
  expect([9, 10, 4_000].map((day) => unsureOn([unknown, invoice()], day))).toEqual([0, 1, 1]);
});
