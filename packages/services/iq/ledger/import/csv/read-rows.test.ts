import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { MAX_ROW } from '../table/table-row';
import { FileUnreadableError } from './file-unreadable-error';
import { type CsvRow, readRows } from './read-rows';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rows-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns rows as `line: values` or `line! reason`. */
async function read(content: string | Uint8Array, columns: string[] = ['a', 'b']): Promise<string[]> {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  const rows: CsvRow[] = [];
  for await (const some of readRows(path, columns)) rows.push(...some);
  return rows.map((row) =>
    'values' in row ? `${row.line}: ${columns.map((column) => row.values.get(column)).join('|')}` : `${row.line}! ${row.reason}`,
  );
}

const QUOTE = 'a quotation mark is out of place or never closed';

it.each([
  ['plain rows', 'a,b\n1,2\n3,4\n', ['2: 1|2', '3: 3|4']],
  ['Windows line ends', 'a,b\r\n1,2\r\n3,4', ['2: 1|2', '3: 3|4']],
  ['a byte-order mark', '\uFEFFa,b\n1,2', ['2: 1|2']],
  ['quotes, commas and quotes within quotes', 'a,b\n"x, y","say ""hi"""\n', ['2: x, y|say "hi"']],
  ['a row over several lines', 'a,b\n"x\ny",2\n3,4', ['2: x\ny|2', '4: 3|4']],
  ['spaces around quotation marks', 'a,b\n "x, y" , "z"\n', ['2: x, y|z']],
  ['text that a formula marks', 'a,b\n="001","=""002"""\n', ['2: 001|002']],
  ['blank lines', 'a,b\n\n1,2\n   \n3,4\n', ['3: 1|2', '5: 3|4']],
  ['only a header', 'a,b', []],
  ['columns in another order, and more of them', 'x,b,a\n0,2,1', ['2: 1|2']],
])('reads %s', async (_, content, rows) => {
  expect(await read(content)).toEqual(rows);
});

it.each([
  [
    'too few and too many columns',
    'a,b\n1\n1,2,3\n3,4',
    ['2! the row has 1 column, the header 2', '3! the row has 3 columns, the header 2', '4: 3|4'],
  ],
  ['a quote that is never closed', 'a,b\n"1,2\n3,4\n5,6', [`2! ${QUOTE}`, '3: 3|4', '4: 5|6']],
  ['a quote that the next row seems to close', 'a,b\n"1,2\n"3",4\n5,6', [`2! ${QUOTE}`, '3: 3|4', '4: 5|6']],
  ['quotes that are not doubled in a quoted field', 'a,b\n"Joe "Big" Smith","x"\n', ['2: Joe "Big" Smith|x']],
  ['quotes after backslashes', 'a,b\n"The \\"Old\\" Mill, Inc.",1\n', ['2: The "Old" Mill, Inc.|1']],
  ['quotes around words of a plain field', 'a,b\nJoe "Big" Smith,1\n"Old" Mill,2\n', ['2: Joe "Big" Smith|1', '3: "Old" Mill|2']],
  ['inches', 'a,b\n5" pipes,1\n"6" pipes",2\n', ['2: 5" pipes|1', '3: 6" pipes|2']],
  ['a line that is quoted as a whole', '"a,b,c"\n"1,""x, y"",2"\n', ['2: 1|x, y']],
  ['a quote within a plain field', 'a,b\n1"x,2"\n3,4', [`2! ${QUOTE}`, '3: 3|4']],
  ['text after a closing quote', 'a,b\n"1"x,2\n3,4', [`2! ${QUOTE}`, '3: 3|4']],
  ['a NUL character', 'a,b\n1,\0\n3,4', ['2! the text holds a NUL character', '3: 3|4']],
])('only loses the row with %s', async (_, content, rows) => {
  expect(await read(content)).toEqual(rows);
});

it('reports bytes that are not UTF-8', async () => {
  expect(await read(Buffer.from('a,b\nCaf\xe9,2\n3,4', 'latin1'))).toEqual(['2! the text is not UTF-8', '3: 3|4']);
});

it('preserves text that is split between two chunks of the file', async () => {
  const filler = 'é'.repeat(65_535);
  expect(await read(`a,b\n${filler},ü\n1,2\n`)).toEqual([`2: ${filler}|ü`, '3: 1|2']);
});

it('reports a line that is too long without storing all of it', async () => {
  expect(await read(`a,b\n${'x'.repeat(2 * MAX_ROW)},2\n3,4`)).toEqual(['2! the line is too long', '3: 3|4']);
});

it.each([
  ['is empty', '', 'file.csv is empty; its first line must name the columns.'],
  ['lacks columns', 'a,x\n1,2', 'file.csv has no column b.'],
  ['is UTF-16', Buffer.from('\uFEFFa,b\n1,2', 'utf16le'), 'file.csv is UTF-16; save it as CSV in UTF-8.'],
])('a file that %s cannot be read', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(new FileUnreadableError(message));
});

it('names a file that does not exist or is a folder', async () => {
  await expect(readRows(join(folder, 'none.csv'), []).next()).rejects.toThrow(/none\.csv does not exist/);
  await expect(readRows(folder, []).next()).rejects.toThrow(/is a folder, not a file/);
});

it('reads back any text that was written', async () => {
  const field = fc.string({ unit: 'grapheme' }).filter((text) => !/[\0\r\uFFFD]/.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, field), { maxLength: 20 }), async (table) => {
      const quoted = table.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      const rows = await read(['a,b', ...quoted].join('\n'));
      expect(rows.map((row) => row.replace(/^\d+: /, ''))).toEqual(table.map((row) => row.join('|')));
    }),
    { numRuns: 50 },
  );
});
