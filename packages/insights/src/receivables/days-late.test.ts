import fc from 'fast-check';
import { daysLate, lateCounts, lateSums, shareLate } from './days-late';
import type { Receivable } from './open';
import { aDay, anUndatedInvoice, everyDating, invoice, rows } from './rows.fixture';

/** Computes days late for every minor unit of an invoice: to the day it was settled, or to A when it is overdue. */
function naiveDaysLate(all: readonly Receivable[], asOf: number): number | undefined {
  const days: number[] = [];
  for (const row of all) {
    if (row.kind !== 'invoice' || row.issuedOn > asOf) continue;
    const settledOn: number[] = [];
    for (const { on, amount } of row.applications.toSorted((a, b) => a.on - b.on)) {
      if (on <= asOf) for (let unit = 0; unit < amount; unit += 1) settledOn.push(on);
    }
    for (let unit = 0; unit < row.amount; unit += 1) {
      const on = settledOn[unit] ?? (row.dueOn < asOf ? asOf : undefined);
      if (on !== undefined) days.push(on - row.dueOn);
    }
  }
  return days.length ? days.reduce((sum, each) => sum + each, 0) / days.length : undefined;
}

/** Rows with amounts small enough to go through by unit, and without reversed payments, whose units can't be identified. */
const byUnit = rows.map((all) =>
  all.map((row) => ({
    ...row,
    amount: Math.trunc(row.amount / 50),
    applications: row.applications.map((each) => ({ ...each, amount: Math.trunc(Math.abs(each.amount) / 50) })),
  })),
);

test('days late are the mean over every unit of every invoice', () => {
  fc.assert(
    fc.property(byUnit, aDay, (all, asOf) => {
      const naive = naiveDaysLate(all, asOf);
      const metric = daysLate(lateSums(all, asOf));
      if (naive === undefined) expect(metric).toEqual({ available: false, reason: 'nothing-settled' });
      else expect(metric.available && metric.value).toBeCloseTo(naive, 9);
    }),
  );
});

// calculator7.snowdaycalculatornow.com, "How to Calculate Weighted Average Days to Pay": 32.5 days.
test('matches a worked example of the weighting', () => {
  const paid = [
    { amount: 1_000, after: 15 },
    { amount: 3_000, after: 30 },
    { amount: 2_000, after: 45 },
  ].map(({ amount, after }) => invoice({ amount, dueOn: 0, applications: [{ on: after, amount }] }));
  expect(daysLate(lateSums(paid, 60))).toEqual({ available: true, value: 32.5 });
});

// Our own arithmetic.
test('each part counts with its own date, early and late ones offset each other, and the open rest counts up to A', () => {
  const row = invoice({
    applications: [
      { on: 20, amount: 2_500 },
      { on: 50, amount: 5_000 },
    ],
  });
  expect(lateSums([row], 10)).toEqual({ amountDays: 0, amount: 0, undated: 0 });
  expect(lateSums([row], 30)).toEqual({ amountDays: 2_500 * -10, amount: 2_500, undated: 0 });
  expect(lateSums([row], 60)).toEqual({ amountDays: 2_500 * -10 + 5_000 * 20 + 2_500 * 30, amount: 10_000, undated: 0 });
});

test('a reversed payment counts as unpaid again', () => {
  const row = invoice({
    applications: [
      { on: 20, amount: 12_000 },
      { on: 25, amount: -12_000 },
    ],
  });
  expect(lateSums([row], 40)).toEqual({ amountDays: -10 * 10_000 + 5 * 10_000 + 10 * 10_000, amount: 10_000, undated: 0 });
});

test('an invoice is late when a part of it was open after its due date', () => {
  const onTime = invoice({ applications: [{ on: 30, amount: 10_000 }] });
  const aDayLate = invoice({ applications: [{ on: 31, amount: 10_000 }] });
  const partlyLate = invoice({
    applications: [
      { on: 5, amount: 9_999 },
      { on: 31, amount: 1 },
    ],
  });
  expect(lateCounts([onTime, aDayLate, partlyLate, invoice(), invoice({ dueOn: 40 })], 40)).toEqual({
    due: 4,
    late: 3,
    undecided: 0,
  });
  expect(shareLate({ due: 4, late: 3, undecided: 0 })).toEqual({ available: true, value: 0.75 });
  expect(shareLate({ due: 0, late: 0, undecided: 0 })).toEqual({ available: false, reason: 'nothing-due' });
});

test('an invoice issued after A, or with a total of 0, is not counted', () => {
  expect(lateCounts([invoice({ issuedOn: 50, dueOn: 10 }), invoice({ amount: 0 })], 40)).toEqual({
    due: 0,
    late: 0,
    undecided: 0,
  });
});

test('an invoice due before it is issued is late only after it is issued', () => {
  const row = invoice({ issuedOn: 40, applications: [{ on: 40, amount: 10_000 }] });
  expect(lateCounts([row], 60)).toEqual({ due: 1, late: 0, undecided: 0 });
});

test('the late share matches a count of single invoices', () => {
  fc.assert(
    fc.property(rows, aDay, (all, asOf) => {
      let [due, late] = [0, 0];
      for (const row of all) {
        if (row.kind !== 'invoice' || row.amount <= 0 || row.issuedOn > asOf || row.dueOn >= asOf) continue;
        due += 1;
        const deadline = Math.max(row.issuedOn, row.dueOn);
        const paid = row.applications.reduce((sum, { on, amount }) => (on > deadline ? sum : sum + amount), 0);
        if (paid < row.amount) late += 1;
      }
      expect(lateCounts(all, asOf)).toEqual({ due, late, undecided: 0 });
    }),
  );
});

test('an invoice with undated payments is late or on time when every possible day says so', () => {
  fc.assert(
    fc.property(anUndatedInvoice, (row) => {
      const counts = new Set(everyDating(row).map((dated) => lateCounts([dated], 100).late));
      const { late, undecided } = lateCounts([row], 100);
      expect({ late, undecided }).toEqual(counts.size > 1 ? { late: 0, undecided: 1 } : { late: [...counts][0], undecided: 0 });
    }),
  );
});

test('days late are unknown when a settled part has no day, however early it was', () => {
  const paid = (after: number, on: number) => invoice({ applications: [{ on, after, amount: 10_000 }] });
  expect(lateSums([paid(5, 20)], 60).undated).toBe(1);
  expect(daysLate(lateSums([paid(5, 20)], 60))).toEqual({ available: false, reason: 'settlement-unknown' });
  expect(lateCounts([paid(5, 20), paid(30, 40), paid(29, 40)], 60)).toEqual({ due: 3, late: 1, undecided: 1 });
  // Nothing is unknown on a day before any payment was possible, or when only one day is possible.
  expect(lateSums([paid(5, 20)], 5).undated).toBe(0);
  expect(lateSums([paid(5, 20)], 6).undated).toBe(1);
  expect(lateSums([paid(19, 20)], 60).undated).toBe(0);
  const unknown = invoice({ isSettlementUnknown: true });
  expect(lateSums([unknown], 10).undated).toBe(1);
  expect(lateCounts([unknown], 60)).toEqual({ due: 1, late: 0, undecided: 1 });
  expect(shareLate(lateCounts([unknown], 60))).toEqual({ available: false, reason: 'settlement-unknown' });
});
