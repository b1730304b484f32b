import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedTables } from './published-tables';
import { readPriceTable } from './read-price-table';

test('the table included in the suite has every published month', async () => {
  const [table] = await publishedTables(undefined);
  expect(table?.name).toBe('US consumer prices (CPI-U), Bureau of Labor Statistics');
  expect(table?.prices).toHaveLength(196);
  expect(table?.prices.at(-1)).toEqual({ month: '2026-05', value: 335.123 });
  expect(table?.prices.find(({ month }) => month === '2025-10')).toBeUndefined();
});

test("the operator's table comes first, with its months in order", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prices-'));
  const file = join(folder, 'cpi.csv');
  await writeFile(file, '\uFEFFMonth,"Prices, all items"\r\n2026-02,101.5\r\n2026-01,100\r\n');
  const [first, second] = await publishedTables(file);
  await rm(folder, { recursive: true });
  expect(first).toEqual({
    name: 'Prices, all items',
    prices: [
      { month: '2026-01', value: 100 },
      { month: '2026-02', value: 101.5 },
    ],
  });
  expect(second?.name).toContain('CPI-U');
});

test.each([
  ['2026-01,100\n', 'line 1 is not "Month" and the name of the index, such as Month,US consumer prices'],
  ['Month,Prices\n2026-13,100\n', 'line 2 begins with "2026-13", not a month such as 2021-03'],
  ['Month,Prices\n2026-01,100\n2026-01,101\n', 'line 3: 2026-01 appears twice'],
  ['Month,Prices\n2026-01,0\n', 'line 2: "0" is not an index above zero'],
  ['Month,Prices\n2026-01,1,000.5\n', 'line 2 has more than two columns'],
  ['Month,Prices\n', 'the file has no month'],
])('an unreadable table is rejected with the line that is wrong: %j', (text, message) => {
  expect(() => readPriceTable(text)).toThrow(message);
});
