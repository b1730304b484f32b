import { rowsOf } from '@suite/list/read-csv';
import { addressColumnOf, columnNamesOf, entriesOfColumn } from './csv-columns';

test('the column with the most addresses is found among fifty', () => {
  const heads = Array.from({ length: 50 }, (_, column) => `c${column}`);
  const row = (address: string) =>
    heads.map((_, column) => (column === 37 ? address : column === 12 ? 'manager@a.example' : 'x'));
  const rows = [heads, row('ann@a.example'), row('bob@a.example'), row('cy@a.example').with(12, '')];
  expect(addressColumnOf(rows)).toBe(37);
});

test('a header row names the columns and is no address; without one all rows count', async () => {
  const withHead = await rowsOf('Name;E-mail\nAnn;ann@a.example\n');
  expect(columnNamesOf(withHead)).toEqual(['Name', 'E-mail']);
  expect(entriesOfColumn(withHead, 1)).toEqual([{ line: 2, text: 'ann@a.example' }]);
  const without = await rowsOf('Ann,ann@a.example\nBob,bob@a.example');
  expect(columnNamesOf(without)).toEqual(['', '']);
  expect(entriesOfColumn(without, 1).map(({ line }) => line)).toEqual([1, 2]);
});

test('a file with one column is read, too', async () => {
  const rows = await rowsOf('ann@a.example\r\nbob@a.example\r\n');
  expect(entriesOfColumn(rows, addressColumnOf(rows)).map(({ text }) => text)).toEqual(['ann@a.example', 'bob@a.example']);
});

test('line numbers are those of the file, even if a cell spans several lines', async () => {
  const rows = await rowsOf('Name,Mail\n"Ann\nLee",ann@a.example\nBob,bob@');
  expect(entriesOfColumn(rows, 1)).toEqual([
    { line: 2, text: 'ann@a.example' },
    { line: 4, text: 'bob@' },
  ]);
});
