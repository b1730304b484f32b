import type { ToldValuation } from '@services/rightexit/contract/valuation';
import { amountOf, typed } from '../frame/use-money';
import { cellKey, entriesOf, readRows, templateOf, yearsOf } from './entries';

const ledger = { kind: 'ledger', asOf: '2026-01-01' } as const;
const entered = { kind: 'entered', by: 'Ann', on: '2026-01-02', file: '' } as const;
const valuation = {
  currency: 'USD',
  years: [
    { year: 2024, figures: {}, adjustments: [], counts: false, normalized: null, tangible: null },
    {
      year: 2025,
      figures: { revenue: { amount: 50_000, source: ledger }, profit: { amount: 1_050, source: entered } },
      adjustments: [{ text: 'Move', amount: 2_000, source: entered }],
      counts: true,
      normalized: null,
      tangible: null,
    },
  ],
} as unknown as ToldValuation;

test('amounts are read as people write them, to the cent, and nothing else is', () => {
  expect(amountOf('$1,234.56', 'USD')).toBe(123_456);
  expect(amountOf('(20)', 'USD')).toBe(-2_000);
  expect(amountOf('12000', 'JPY')).toBe(12_000);
  expect(amountOf(' ', 'USD')).toBeNull();
  for (const text of ['1e3', 'twelve', '1.2.3', '--4', '(-4)', '99999999999999999'])
    expect(amountOf(text, 'USD')).toBeUndefined();
  for (const text of ['12,5', '1.234,56', '1,23,456', '12.345']) expect(amountOf(text, 'USD')).toBeUndefined();
  expect(amountOf('12.345', 'KWD')).toBe(12_345);
  expect(typed(1_050, 'USD')).toBe('10.50');
  expect(typed(-123_456_700, 'USD')).toBe('-1,234,567');
});

test('what the ledger knows is shown, and not sent', () => {
  const entries = entriesOf(valuation);
  expect(entries.cells[cellKey(2025, 'revenue')]).toBe('500');
  const sent = yearsOf(entries, valuation);
  expect(sent?.[1]?.figures.revenue).toBeUndefined();
  expect(sent?.[1]).toMatchObject({ figures: { profit: 1_050 }, adjustments: [{ text: 'Move', amount: 2_000 }] });
  const wrong = { ...entries, cells: { ...entries.cells, [cellKey(2024, 'cash')]: 'a lot' } };
  expect(yearsOf(wrong, valuation)).toBeUndefined();
});

test('a file is read by its heads, and each row that is left out says why', () => {
  const rows = [
    ['Amount', 'Year', 'Figure'],
    ['300.50', '2024', 'Profit before income taxes'],
    ['300', '1999', 'Revenue'],
    ['300', '2024', 'Goodwill'],
    ['much', '2024', 'Cash'],
    ['300', '2025', 'Revenue'],
    ['', '', ''],
  ];
  const read = readRows(rows, valuation);
  expect(read?.cells).toEqual({ [cellKey(2024, 'profit')]: '300.50' });
  expect(read?.rejected).toEqual([
    { line: 3, why: 'year' },
    { line: 4, why: 'figure' },
    { line: 5, why: 'amount' },
    { line: 6, why: 'ledger' },
  ]);
  expect(readRows([['a', 'b']], valuation)).toBeUndefined();
});

test('the template names every figure of every year', () => {
  expect(templateOf(valuation).split('\r\n')).toHaveLength(1 + 2 * 11);
});
