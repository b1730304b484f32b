import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import fc from 'fast-check';
import { type DocumentSettlement, type ListedSettlement, partsAfterList, partsBeside } from './settled-parts';

const day = (number: number) => utcDayOf(Date.UTC(2026, 0, 1) + number * MILLISECONDS_PER_DAY);

const nothing: DocumentSettlement = { issuedOn: '2026-06-10', total: 100, dated: [], parts: [], openOn: null };

function afterAll(
  lists: readonly (Omit<ListedSettlement, 'settledOn'> & { settledOn?: string })[],
  from = nothing,
): DocumentSettlement {
  let known = from;
  for (const list of lists) known = { ...known, ...partsAfterList(known, { settledOn: null, ...list }) };
  return known;
}

const june = { asOf: '2026-06-30', settled: 60 };
const july = { asOf: '2026-07-31', settled: 100 };
const before = { after: '2026-06-09', on: '2026-06-30', amount: 60 };
const since = { after: '2026-06-30', on: '2026-07-31', amount: 40 };

test('monthly lists without payment days give the month in which each part was settled', () => {
  expect(afterAll([june, july]).parts).toEqual([before, since]);
});

test('a list that showed nothing paid narrows the days of a payment in a later list', () => {
  expect(afterAll([{ ...june, settled: 0 }, july]).parts).toEqual([{ ...since, amount: 100 }]);
});

test('the same list again changes nothing', () => {
  for (const lists of [[june], [june, july], [{ ...july, settledOn: '2026-07-14' }]]) {
    expect(afterAll([...lists, ...lists.slice(-1)])).toEqual(afterAll(lists));
  }
});

test('an older list after a newer one only narrows the days, whatever it says', () => {
  expect(afterAll([july, june])).toEqual(afterAll([june, july]));
  expect(afterAll([june, july, { asOf: '2026-07-10', settled: 80 }]).parts).toEqual([
    before,
    { after: '2026-06-30', on: '2026-07-10', amount: 20 },
    { after: '2026-07-10', on: '2026-07-31', amount: 20 },
  ]);
  const settled = afterAll([june, { ...july, settled: 60 }]);
  expect(afterAll([{ asOf: '2026-07-10', settled: 100 }], settled)).toEqual(settled);
});

test('what a later list shows as open again was settled last', () => {
  const open = { asOf: '2026-08-31', settled: 70 };
  expect(afterAll([june, july, open]).parts).toEqual([before, { ...since, amount: 10 }]);
  expect(afterAll([june, july, { ...open, settled: 0 }]).parts).toEqual([]);
});

test('the payment day in a list is the day of the last payment', () => {
  const paid = { ...july, settledOn: '2026-07-14' };
  const onDay = { after: '2026-07-13', on: '2026-07-14' };
  expect(afterAll([paid]).parts).toEqual([{ ...onDay, amount: 100 }]);
  expect(afterAll([june, paid]).parts).toEqual([before, { ...onDay, amount: 40 }]);
  expect(afterAll([july, { ...paid, asOf: '2026-07-20' }]).parts).toEqual([{ ...onDay, amount: 100 }]);
});

test('payments imported later replace the parts from lists for the same days', () => {
  const known = afterAll([june, july]);
  expect(partsBeside(known, [{ on: '2026-07-05', amount: 40 }])).toEqual([before]);
  expect(partsBeside(known, [{ on: '2026-06-20', amount: 25 }])).toEqual([{ ...before, amount: 35 }, since]);
  // A payment after the last list is separate, unless more than the total would be settled.
  const half = afterAll([june]);
  expect(partsBeside(half, [{ on: '2026-08-05', amount: 40 }])).toEqual([before]);
  expect(partsBeside(half, [{ on: '2026-08-05', amount: 70 }])).toEqual([{ ...before, amount: 30 }]);
  // It was entered later, for a day on which a list showed the invoice open. The newest list still decides the total settled
  // amount.
  expect(partsBeside(afterAll([{ ...june, settled: 0 }, july]), [{ on: '2026-06-20', amount: 100 }])).toEqual([]);
});

test('what payments settle is not part of what a list says', () => {
  const known = { ...nothing, dated: [{ on: '2026-06-20', amount: 60 }] };
  expect(afterAll([june, july], known).parts).toEqual([since]);
});

test('an invoice paid on the day of its list or before its issue is settled on a known day', () => {
  expect(afterAll([{ asOf: nothing.issuedOn, settled: 100 }]).parts).toEqual([
    { after: '2026-06-09', on: '2026-06-10', amount: 100 },
  ]);
  expect(afterAll([{ asOf: '2026-06-01', settled: 100 }]).parts).toEqual([
    { after: '2026-05-31', on: '2026-06-01', amount: 100 },
  ]);
});

/** Payments of an invoice of 100 that is issued on day 10, with lists and payments that are imported in any order. */
const history = fc
  .array(fc.record({ on: fc.integer({ min: 10, max: 60 }), amount: fc.integer({ min: 1, max: 60 }) }), { maxLength: 4 })
  .chain((paid) => {
    let left = 100;
    const payments = paid.map(({ on, amount }) => {
      const taken = Math.min(amount, left);
      left -= taken;
      return { on: day(on), amount: taken };
    });
    const list = fc.record({ is: fc.constant('list' as const), asOf: fc.integer({ min: 10, max: 70 }), withDay: fc.boolean() });
    const lists = fc.record({ is: fc.constant('payments' as const), of: fc.subarray(payments) });
    return fc.record({
      payments: fc.constant(payments),
      events: fc.array(fc.oneof(list, lists), { minLength: 1, maxLength: 8 }),
    });
  });

const days = Array.from({ length: 62 }, (_, number) => day(number + 9));

const paidBy = (payments: DocumentSettlement['dated'], until: string) =>
  payments.reduce((sum, { on, amount }) => (on <= until ? sum + amount : sum), 0);

test('for any payments and lists in any order, the bounds contain the truth and meet on the day of each list', () => {
  fc.assert(
    fc.property(history, ({ payments, events }) => {
      let known: DocumentSettlement = { ...nothing, issuedOn: day(10) };
      const listed: string[] = [];
      const named = new Set<DocumentSettlement['dated'][number]>();
      for (const event of events) {
        if (event.is === 'payments') {
          for (const payment of event.of) named.add(payment);
          const dated = [...named];
          known = { ...known, parts: partsBeside(known, dated), dated };
          continue;
        }
        const asOf = day(event.asOf);
        const settled = paidBy(payments, asOf);
        // A list has one payment day, so it is only given if everything was paid at once.
        const [only, ...others] = payments.filter(({ amount }) => amount > 0);
        const settledOn = event.withDay && only && !others.length && only.on <= asOf ? only.on : null;
        known = { ...known, ...partsAfterList(known, { asOf, settled, settledOn }) };
        listed.push(asOf);
        const overlaps = known.parts.filter(
          ({ after, on, amount }, place) => after >= on || amount <= 0 || after < (known.parts[place - 1]?.on ?? ''),
        );
        expect(overlaps).toEqual([]);
      }
      const last = listed.sort().at(-1);
      const isWrong = (until: string) => {
        const dated = paidBy(known.dated, until);
        const least = dated + paidBy(known.parts, until);
        const most = dated + known.parts.reduce((sum, { after, amount }) => (after < until ? sum + amount : sum), 0);
        const truth = paidBy(payments, until);
        if (listed.includes(until)) return least !== truth || most !== truth;
        return least > truth || (last !== undefined && until <= last && most < truth);
      };
      expect(days.filter(isWrong)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
