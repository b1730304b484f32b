import fc from 'fast-check';
import type { Receivable } from './open';

/** Days around 29 February 2020, so that tests cover leap days and month ends. */
export const FIRST = 18_200;
export const LAST = 18_500;

export const aDay = fc.integer({ min: FIRST - 30, max: LAST + 30 });
const anAmount = fc.integer({ min: -500, max: 5_000 });

/**
 * Any row that a ledger may contain: unpaid, partly paid, overpaid or paid before issue; with an amount of 0 or less; due before
 * issue.
 */
export const aRow: fc.Arbitrary<Receivable> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'invoice' as const, 'credit-note' as const, 'payment-on-account' as const),
    issuedOn: fc.integer({ min: FIRST, max: LAST }),
    term: fc.integer({ min: -5, max: 60 }),
    amount: anAmount,
    applications: fc.array(fc.record({ after: fc.integer({ min: -10, max: 200 }), amount: anAmount }), { maxLength: 4 }),
  })
  .map(({ kind, issuedOn, term, amount, applications }) => {
    const sign = kind === 'invoice' ? 1 : -1;
    return {
      kind,
      issuedOn,
      dueOn: kind === 'invoice' ? issuedOn + term : issuedOn,
      amount: sign * amount || 0,
      applications: applications.map((each) => ({
        on: kind === 'invoice' ? issuedOn + each.after : issuedOn + Math.abs(each.after),
        amount: sign * each.amount || 0,
      })),
    };
  });

export const rows = fc.array(aRow, { maxLength: 25 });

/** Builds an invoice of 100.00 issued on day 0 and due on day 30, with the given overrides. */
export const invoice = (given: Partial<Receivable> = {}): Receivable => ({
  kind: 'invoice',
  issuedOn: 0,
  dueOn: 30,
  amount: 10_000,
  applications: [],
  ...given,
});

/** An invoice with one or two payments, each of which can only fall on one of a few days. */
export const anUndatedInvoice: fc.Arbitrary<Receivable> = fc
  .record({
    dueOn: fc.integer({ min: -2, max: 12 }),
    parts: fc.array(
      fc.record({
        after: fc.integer({ min: -4, max: 10 }),
        span: fc.integer({ min: 1, max: 5 }),
        amount: fc.constantFrom(4_000, 10_000),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ dueOn, parts }) =>
    invoice({ dueOn, applications: parts.map(({ after, span, amount }) => ({ after, on: after + span, amount })) }),
  );

/** Returns a copy of the row for each combination of possible payment days. */
export function everyDating(row: Receivable): Receivable[] {
  const datings = row.applications.reduce<Receivable['applications'][]>(
    (known, { after = 0, on, amount }) =>
      known.flatMap((some) => Array.from({ length: on - after }, (_, day) => [...some, { on: after + 1 + day, amount }])),
    [[]],
  );
  return datings.map((applications) => ({ ...row, applications }));
}
