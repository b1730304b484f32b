import { gapsOf, readMonth, readTable, textOf } from './read-table';

test.each([
  ['2025-01', '2025-01'],
  ['2025/1', '2025-01'],
  ['2025M01', '2025-01'],
  ['202512', '2025-12'],
  ['2025-12-01', '2025-12'],
  ['01/2025', '2025-01'],
  ['Jan 2025', '2025-01'],
  ['September-2025', '2025-09'],
  ['2025 Dec', '2025-12'],
  ['2025-13', undefined],
  ['2025', undefined],
  ['Foo 2025', undefined],
  ['', undefined],
])('%j is the month %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test('accepts the separators of people and spreadsheets, and sorts the months', () => {
  const { prices, problems } = readTable(
    'Month,Index\n2025-02\t319.1\nJan 2025 317,5\r\n2024-12;315.6\n\n2024-11,315.5\n2024-10, 315.7',
  );
  expect(problems).toEqual([]);
  expect(prices).toEqual([
    { month: '2024-10', value: 315.7 },
    { month: '2024-11', value: 315.5 },
    { month: '2024-12', value: 315.6 },
    { month: '2025-01', value: 317.5 },
    { month: '2025-02', value: 319.1 },
  ]);
});

test("reports every line that isn't a month and an index, with its line number", () => {
  const { prices, problems } = readTable('2025-01 317.5\n2025-01 318\nsoon 319\n2025-02 -1\n2025-03 0\n2025-04\n2025-05 1,2,3');
  expect(prices).toEqual([{ month: '2025-01', value: 317.5 }]);
  expect(problems).toEqual([
    { line: 2, text: '2025-01 is already in line 1' },
    { line: 3, text: '“soon” is not a month; write 2025-01' },
    { line: 4, text: '“-1” is not an index above 0' },
    { line: 5, text: '“0” is not an index above 0' },
    { line: 6, text: 'the index is missing' },
    { line: 7, text: '“1,2,3” is not an index above 0' },
  ]);
});

test('reads its own output unchanged, and counts missing months', () => {
  const { prices } = readTable('2024-11 1\n2025-02 1.25');
  expect(readTable(textOf(prices))).toEqual({ prices, problems: [] });
  expect(gapsOf(prices)).toBe(2);
  expect(gapsOf([])).toBe(0);
});
