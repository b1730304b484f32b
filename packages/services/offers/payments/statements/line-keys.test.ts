import { keysOf } from './line-keys';
import type { FileLine } from './statement-file';

const line = (of: Partial<FileLine> = {}): FileLine => ({
  ...{ place: 1, kind: 'credit', problem: null, on: '2027-01-31', amount: 500, currency: 'USD' },
  ...{ payer: 'Ada', text: 'Rent', bankId: null, account: '1' },
  ...of,
});

it('gives the same line of two overlapping files the same key, wherever it is', () => {
  const [only] = keysOf([line()]);
  expect(keysOf([line({ text: 'Other' }), line({ place: 9 })])[1]).toBe(only);
  const [withId] = keysOf([line({ bankId: 'F1' })]);
  expect(keysOf([line({ bankId: 'F1', text: 'The bank wrote it in another way' })])).toEqual([withId]);
});

it('tells equal lines of one file apart, unless the bank says that they are the same', () => {
  expect(new Set(keysOf([line(), line(), line()])).size).toBe(3);
  expect(new Set(keysOf([line({ bankId: 'F1' }), line({ bankId: 'F1' })])).size).toBe(1);
});

it('tells lines of other accounts, days and amounts apart, and gives other lines no key', () => {
  const all = [
    line({ bankId: 'F1' }),
    line({ bankId: 'F1', account: '2' }),
    line({ bankId: 'F1', on: '2027-01-30' }),
    line({ bankId: 'F1', amount: 501 }),
  ];
  expect(new Set(keysOf(all)).size).toBe(4);
  expect(keysOf([line({ kind: 'debit' }), line({ kind: 'pending' })])).toEqual([null, null]);
});
