import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';

const HEADER = 'Invoice,Customer,Date,Due date,Total,Balance';

/** Returns the as-of date of a list of invoices with one more column. */
async function asOfWith(
  column: string,
  cells: readonly (string | number)[],
  days: readonly (readonly [string, string])[] = DAYS,
): Promise<string | null> {
  const rows = days.map(([date, due], row) => `${row + 1},Customer ${row},${date},${due},100.00,100.00,${cells[row]}`);
  const path = join(emptyFolder(), 'list.csv');
  writeFileSync(path, [`${HEADER},${column}`, ...rows].join('\n'));
  return (await examined({ path, name: 'list.csv', today: '2026-12-31', currency: 'USD' })).guess.asOf;
}

// Each due 30 days later. On June 30, 2026 they are 150, 91, 60 and 10 days old, by the number of days in each month.
const DAYS = [
  ['2026-01-31', '2026-03-02'],
  ['2026-03-31', '2026-04-30'],
  ['2026-05-01', '2026-05-31'],
  ['2026-06-20', '2026-07-20'],
] as const;

test('an age of each invoice says the as-of date of a list', async () => {
  expect(await asOfWith('Days Outstanding', [150, 91, 60, 10])).toBe('2026-06-30');
});

test('ages that were counted in the course of a week are up to its end', async () => {
  expect(await asOfWith('Age', [148, 91, 60, 10])).toBe('2026-06-30');
});

test('days overdue are counted from the due date, and are zero until then', async () => {
  expect(await asOfWith('Days overdue', [120, 61, 30, 0])).toBe('2026-06-30');
});

test.each([
  ['other numbers', 'Hours', [3, 40, 12, 7]],
  ['ages up to a day before the latest invoice', 'Days Outstanding', [130, 71, 40, 1]],
  ['ages up to a day in the future', 'Days Outstanding', [400, 341, 310, 260]],
])('%s do not', async (_, column, cells) => {
  expect(await asOfWith(column, cells)).toBe('2026-06-20');
});

test('small numbers of invoices of one week do not', async () => {
  const week = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'].map((day) => [day, '2026-07-04'] as const);
  expect(await asOfWith('Hours', [1, 2, 3, 4], week)).toBe('2026-06-04');
});
