import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { archive, workbookParts } from '@suite/host/test/workbook';
import { openTable } from '../table/table-format';

/** Returns the rows of a workbook. */
async function rowsOf(parts: Record<string, string | Buffer>): Promise<string[]> {
  const path = join(emptyFolder(), 'list.xlsx');
  writeFileSync(path, archive(parts));
  const opening = openTable(path, 'list.xlsx');
  for (;;) {
    const { done, value: table } = await opening.next();
    if (!done) continue;
    const rows: string[] = [];
    for await (const batch of table.rows()) {
      for (const row of batch.rows) rows.push('cells' in row ? row.cells.join('|') : row.reason);
    }
    table.close();
    return rows;
  }
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

const relations = (...all: readonly [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`;

const sheet = (rows: string) => `<worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`;

it.each([
  ['of the usual variant', types],
  ['of the strict variant', strict],
])('finds parts by their relationships, wherever they are, in a workbook %s', async (_, address) => {
  expect(
    await rowsOf({
      '_rels/.rels': relations(['a', `${address}/officeDocument`, 'My Data/Book.XML']),
      'my data/_rels/book.xml.rels': relations(
        ['r1', `${address}/worksheet`, 'tables/First%20Sheet.xml'],
        ['r2', `${address}/sharedStrings`, '/other/Texts.xml'],
        ['r3', `${address}/styles`, '../looks.xml'],
        ['r4', `${address}/chartsheet`, 'tables/chart.xml'],
      ),
      'my data/book.xml':
        '<w:workbook xmlns:w="x" xmlns:q="r"><w:sheets><w:sheet name="Chart" sheetId="1" q:id="r4"/><w:sheet name="S" sheetId="2" q:id="r1"/></w:sheets></w:workbook>',
      'my data/tables/first sheet.xml': sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><v>46082</v></c><c r="C1" s="1"><v>46081.9999999</v></c></row>',
      ),
      'my data/tables/chart.xml': `<chartsheet>${' '.repeat(5000)}</chartsheet>`,
      'OTHER/texts.xml': '<sst><si><t>Elm</t></si></sst>',
      'looks.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    }),
  ).toEqual(['Elm|2026-03-01|2026-03-01']);
});

it('shows whole numbers with the leading zeros of their format', async () => {
  const parts = workbookParts({ S: [['x', 5]] });
  const cell = (column: string, style: number, value: string) => `<c r="${column}1" s="${style}"><v>${value}</v></c>`;
  expect(
    await rowsOf({
      ...parts,
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="&quot;INV-&quot;0000"/><numFmt numFmtId="166" formatCode="0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet(
        `<row r="1">${cell('A', 1, '123')}${cell('B', 2, '7')}${cell('C', 1, '1.5')}${cell('D', 3, '10')}${cell('E', 1, '123456')}</row>`,
      ),
    }),
  ).toEqual(['00123|INV-0007|1.5|10|123456']);
});

it('reads parts in UTF-16', async () => {
  const parts = workbookParts({ S: [['Łódź', 5]] });
  const wide = Buffer.from(`\uFEFF${parts['xl/sharedStrings.xml']}`, 'utf16le');
  expect(await rowsOf({ ...parts, 'xl/sharedStrings.xml': wide })).toEqual(['Łódź|5']);
});

/** The escapes are those of ECMA-376 part 1, §22.4.2.4. */
it('reads cells of every type', async () => {
  const parts = workbookParts({ S: [['_x0041__x005F_x000D_ a_x0001_b _x00E9_ _xyz_']] });
  const rows =
    '<row r="2"><c r="A2" t="inlineStr"><is><r><t>Oak</t></r><r><t>_x0020_Inc</t></r></is></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>x_x000A_y</v></c><c t="d"><v>2026-03-01T00:00:00</v></c><c><v>1.93066E+09</v></c></row></sheetData>';
  const name = 'xl/worksheets/sheet1.xml';
  expect(await rowsOf({ ...parts, [name]: parts[name]?.replace('</sheetData>', rows) ?? '' })).toEqual([
    'A_x000D_ ab é _xyz_',
    'Oak Inc|TRUE|#N/A|x\ny|2026-03-01|1930660000',
  ]);
});

it.each([
  ['an Excel workbook in the binary format (.xlsb); save it as .xlsx or CSV.', { 'xl/workbook.bin': 'x' }],
  ['a Numbers document; export it as Excel or CSV.', { 'Index/Document.iwa': 'x' }],
  ['a Word document; save its table as .xlsx or CSV.', { 'word/document.xml': 'x' }],
  ['a ZIP archive, not an Excel workbook; upload the table itself.', { 'list.csv': 'a,b' }],
])('says that an archive is %s', async (message, parts) => {
  await expect(rowsOf(parts)).rejects.toThrow(`list.xlsx is ${message}`);
});
