import { billings } from '@suite/pricing/line';
import { newLine } from '@suite/pricing/new-line';
import { totalsOf } from '@suite/pricing/totals';
import fc from 'fast-check';
import { totalsOfLines } from './line-totals';

const terms = { acceptedOn: '2027-01-10', billingDay: 1 };

const anyLine = fc
  .record({
    billing: fc.constantFrom(...billings),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
    taxRate: fc.integer({ min: 0, max: 100_000 }),
  })
  .map((part) => newLine({ name: 'Bookkeeping', ...part }));

test('totals computed line by line equal the totals of all lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
      const first = totalsOfLines(lines, terms);
      expect(first).toEqual(totalsOf(lines, terms));
      expect(totalsOfLines(lines, terms)).toEqual(first);
    }),
  );
});

test('there is no total while a line is invalid', () => {
  expect(
    totalsOfLines([newLine({ name: 'Bookkeeping' }), newLine({ name: 'Payroll', price: Number.NaN })], terms),
  ).toBeUndefined();
});
