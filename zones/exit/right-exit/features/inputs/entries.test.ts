import type { ValuationResult } from '@services/valuation/contract/valuation';
import { moneyFormat } from '@suite/shell/form/number-format';
import { cellKey, entriesOf, problemOf, readRows, templateOf, yearsOf } from './entries';

const amounts = moneyFormat('USD', { mayBeNegative: true, locale: 'en-US' });
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
} as unknown as ValuationResult;

test('values from the ledger are shown, and not sent', () => {
  const entries = entriesOf(valuation, amounts);
  expect(entries.cells[cellKey(2025, 'revenue')]).toBe('500');
  const sent = yearsOf(entries, valuation, amounts);
  expect(sent?.[1]?.figures.revenue).toBeUndefined();
  expect(sent?.[1]).toMatchObject({ figures: { profit: 1_050 }, adjustments: [{ text: 'Move', amount: 2_000 }] });
  const wrong = { ...entries, cells: { ...entries.cells, [cellKey(2024, 'cash')]: 'a lot' } };
  expect(yearsOf(wrong, valuation, amounts)).toBeUndefined();
  expect(problemOf(entries, amounts)).toBeUndefined();
  expect(problemOf(wrong, amounts)).toBe('Enter a number such as 1,234.50.');
});

test('a file is read by its headers, and each skipped row has a reason', () => {
  const rows = [
    ['Amount', 'Year', 'Figure'],
    ['300.50', '2024', 'Profit before income taxes'],
    ['300', '1999', 'Revenue'],
    ['300', '2024', 'Goodwill'],
    ['much', '2024', 'Cash'],
    ['300', '2025', 'Revenue'],
    ['', '', ''],
  ];
  const read = readRows(rows, valuation, amounts);
  expect(read?.cells).toEqual({ [cellKey(2024, 'profit')]: '300.50' });
  expect(read?.rejected).toEqual([
    { line: 3, why: 'year' },
    { line: 4, why: 'figure' },
    { line: 5, why: 'amount' },
    { line: 6, why: 'ledger' },
  ]);
  expect(readRows([['a', 'b']], valuation, amounts)).toBeUndefined();
});

test('the template lists every figure of every year', () => {
  expect(templateOf(valuation).split('\r\n')).toHaveLength(1 + 2 * 11);
});
