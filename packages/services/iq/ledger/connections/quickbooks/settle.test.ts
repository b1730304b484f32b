import fc from 'fast-check';
import type { Linked } from './settle';
import { settle } from './settle';

const invoice = (id: string, amount: number): Linked => ({ type: 'Invoice', id, amount });
const memo = (id: string, amount: number): Linked => ({ type: 'CreditMemo', id, amount });
const short = (total: number, linked: Linked[]) =>
  settle({ sourceId: 'p', amount: total }, linked).map((one) => [one.invoiceSourceId, one.sourceId, one.amount]);

it('credit memos are used up first, in order, then the money', () => {
  expect(short(50, [memo('m1', 30), invoice('a', 40), memo('m2', 20), invoice('b', 60)])).toEqual([
    ['a', 'p/m1', 30],
    ['a', 'p/m2', 10],
    ['b', 'p/m2', 10],
    ['b', 'p/payment', 50],
  ]);
});

it('what neither covers came from elsewhere', () => {
  expect(short(0, [invoice('a', 40), { type: 'JournalEntry', id: 'j', amount: 40 }])).toEqual([['a', 'p/other', 40]]);
});

it('an invoice that is named twice is settled once, with both amounts', () => {
  expect(short(70, [invoice('a', 40), invoice('a', 30)])).toEqual([['a', 'p/payment', 70]]);
});

it('every invoice gets its amount, and nothing gives more than it has', () => {
  const links = fc.array(
    fc.record({ type: fc.constantFrom('Invoice', 'CreditMemo'), id: fc.constantFrom('1', '2', '3'), amount: fc.nat(1000) }),
  );
  fc.assert(
    fc.property(fc.nat(3000), links, (amount, linked) => {
      const settled = settle({ sourceId: 'p', amount }, linked);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      for (const id of ['1', '2', '3']) {
        const expected = sum(linked.filter((one) => one.type === 'Invoice' && one.id === id).map((one) => one.amount));
        expect(sum(settled.filter((one) => one.invoiceSourceId === id).map((one) => one.amount))).toBe(expected);
        const held = sum(linked.filter((one) => one.type === 'CreditMemo' && one.id === id).map((one) => one.amount));
        expect(sum(settled.filter((one) => one.creditNoteSourceId === id).map((one) => one.amount))).toBeLessThanOrEqual(held);
      }
      expect(sum(settled.filter((one) => one.paymentSourceId).map((one) => one.amount))).toBeLessThanOrEqual(amount);
    }),
  );
});
