import { randomBytes } from 'node:crypto';
import { archive, workbook, workbookParts } from './workbook';

/** A malicious file and its expected outcome: the failure of its upload, or `waiting` if it is a table. */
export interface HostileFile {
  name: string;
  bytes: () => Buffer;
  ends: string | RegExp;
}

const MB = 2 ** 20;
const HEADER = 'Customer,Invoice,Date,Total (USD)';
const head = ['Customer', 'Invoice', 'Date', 'Total (USD)'];
const rows = [head, ['Acme', 'A-1', '2021-03-14', 5]];
const parts = workbookParts({ S: rows });
const SHEET = 'xl/worksheets/sheet1.xml';
const TEXTS = 'xl/sharedStrings.xml';

/** Returns a workbook with one part replaced. */
const withPart = (part: string, content: string | Buffer) => archive({ ...parts, [part]: content });

/** Returns a sheet with additional content below its header. */
const sheetWith = (more: string) =>
  withPart(
    SHEET,
    (parts[SHEET] ?? '').replace('</sheetData>', () => `${more}</sheetData>`),
  );

/** Returns a sheet that starts correctly and then repeats the same bytes. */
const endless = (piece: string, bytes: number, start = '') => {
  const prefix = `<worksheet xmlns="x"><sheetData>${start}`;
  return withPart(SHEET, Buffer.concat([Buffer.from(prefix), Buffer.alloc(bytes, piece)]));
};

/** Inserts pieces that compress badly, so that a part of this size is not refused for its compression ratio. */
function nested(bytes: number): string {
  const pieces: string[] = [];
  for (let length = 0; length < bytes; length += 32_768)
    pieces.push('<a>'.repeat(10_835), `<b${randomBytes(128).toString('hex')}>`);
  return pieces.join('');
}

/** Returns an archive whose directory lists one entry many times, so that the entries overlap. */
function overlapping(count: number): Buffer {
  const whole = archive({ 'xl/a.xml': 'x' });
  const end = whole.subarray(-22);
  const from = end.readUInt32LE(16);
  const listed = whole.subarray(from, -22);
  const directory = Buffer.concat(Array.from({ length: count }, () => listed));
  const tail = Buffer.from(end);
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([whole.subarray(0, from), directory, tail]);
}

/** Returns an archive that claims to be ZIP64 but lacks the required records. */
function falseZip64(): Buffer {
  const whole = Buffer.from(workbook({ S: rows }));
  whole.writeUInt32LE(0xffff_ffff, whole.length - 22 + 16);
  return whole;
}

/** Returns a workbook in which many cells share a few long texts. */
function sharedLongTexts(): Buffer {
  const text = 'x'.repeat(60_000);
  const cells = (line: number) =>
    `<row r="${line}">${['A', 'B', 'C', 'D'].map((letter, at) => `<c r="${letter}${line}" t="s"><v>${4 + at}</v></c>`).join('')}${Array.from({ length: 12 }, () => '<c t="s"><v>8</v></c>').join('')}</row>`;
  const more = Array.from({ length: 500 }, (_, at) => cells(at + 3)).join('');
  const names = ['Customer', 'Invoice', 'Date', 'Total', 'Acme', 'A-1', '2021-03-14', '5', text];
  return archive({
    ...parts,
    [SHEET]: `<worksheet><sheetData><row r="1">${[0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('')}${Array.from({ length: 12 }, (_, at) => `<c t="str"><v>Note ${at}</v></c>`).join('')}</row>${more}</sheetData></worksheet>`,
    [TEXTS]: `<sst>${names.map((name) => `<si><t>${name}</t></si>`).join('')}</sst>`,
  });
}

const damaged = (part: string, why: string) =>
  new RegExp(
    `cannot be read as a workbook: ${part.replaceAll('/', '\\/')} is damaged \\(${why}\\)\\. Save it again in Excel, or as CSV\\.$`,
  );
const tooLongMarkup = damaged(SHEET, 'a tag or comment is longer than 32768 characters');

const sheets = (count: number) =>
  `<workbook xmlns:r="r"><sheets>${Array.from({ length: count }, (_, at) => `<sheet name="S${at}" r:id="rId1"/>`).join('')}</sheets></workbook>`;

export const hostileFiles: HostileFile[] = [
  {
    name: 'nested below the ratio.xlsx',
    bytes: () => withPart(SHEET, `<worksheet>${nested(80 * MB)}`),
    ends: damaged(SHEET, 'elements are nested more than 100 deep'),
  },
  {
    name: 'nested texts.xlsx',
    bytes: () => withPart(TEXTS, `<sst>${'<r>'.repeat(4 * MB)}`),
    ends: damaged(TEXTS, 'elements are nested more than 100 deep'),
  },
  {
    name: 'many attributes.xlsx',
    bytes: () => sheetWith(`<row r="3"${Array.from({ length: 250 }, (_, at) => ` a${at}="1"`).join('')}/>`),
    ends: damaged(SHEET, 'an element has more than 200 attributes'),
  },
  { name: 'endless attributes.xlsx', bytes: () => endless(' a="1"', 8 * MB, '<row'), ends: tooLongMarkup },
  { name: 'endless attribute value.xlsx', bytes: () => endless('a', 8 * MB, '<row r="'), ends: tooLongMarkup },
  { name: 'endless element name.xlsx', bytes: () => endless('a', 8 * MB, '<'), ends: tooLongMarkup },
  {
    name: 'long attribute name.xlsx',
    bytes: () => sheetWith(`<row ${'a'.repeat(300)}="1"/>`),
    ends: damaged(SHEET, 'a name is longer than 256 characters'),
  },
  { name: 'endless comment.xlsx', bytes: () => endless('a', 8 * MB, '<!--'), ends: tooLongMarkup },
  { name: 'endless instruction.xlsx', bytes: () => endless('a', 8 * MB, '<?x '), ends: tooLongMarkup },
  { name: 'endless declaration.xlsx', bytes: () => endless('a', 8 * MB, '<!X'), ends: damaged(SHEET, 'it holds a declaration') },
  {
    name: 'endless document type.xlsx',
    bytes: () => endless('a', 8 * MB, '<!DOCTYPE a ['),
    ends: damaged(SHEET, 'it is malformed'),
  },
  { name: 'endless entity.xlsx', bytes: () => endless('a', 8 * MB, '&'), ends: tooLongMarkup },
  {
    name: 'endless text.xlsx',
    bytes: () => endless('a', 8 * MB, '<row><c><v>'),
    ends: damaged(SHEET, 'a text is longer than 1048576 characters'),
  },
  {
    name: 'endless character data.xlsx',
    bytes: () => endless('a', 8 * MB, '<row><c><v><![CDATA['),
    ends: damaged(SHEET, 'a text is longer than 1048576 characters'),
  },
  {
    name: 'entities.xlsx',
    bytes: () => withPart(TEXTS, '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><sst><si><t>&c;</t></si></sst>'),
    ends: damaged(TEXTS, 'it declares a document type'),
  },
  {
    name: 'many texts.xlsx',
    bytes: () => withPart(TEXTS, `<sst>${'<si/>'.repeat(6 * MB)}`),
    ends: /holds too many different texts; save it as CSV\.$/,
  },
  {
    name: 'much text.xlsx',
    bytes: () =>
      withPart(TEXTS, `<sst>${`<si><t>${'x'.repeat(60_000)}${randomBytes(256).toString('hex')}</t></si>`.repeat(1300)}`),
    ends: /holds too many different texts; save it as CSV\.$/,
  },
  {
    name: 'long text.xlsx',
    bytes: () => withPart(TEXTS, `<sst><si>${'<r><t>12345678</t></r>'.repeat(9000)}</si></sst>`),
    ends: /holds a text of more than 65536 characters; shorten it, or save the file as CSV\.$/,
  },
  { name: 'shared long texts.xlsx', bytes: sharedLongTexts, ends: 'waiting' },
  {
    name: 'many sheets.xlsx',
    bytes: () => withPart('xl/workbook.xml', sheets(2000)),
    ends: /has more than 1000 sheets; save one as CSV\.$/,
  },
  {
    name: 'many styles.xlsx',
    bytes: () => withPart('xl/styles.xml', `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(70_000)}</cellXfs></styleSheet>`),
    ends: /has more than 65490 cell styles; save it as CSV\.$/,
  },
  {
    name: 'huge row.xlsx',
    bytes: () => sheetWith('<row r="99999999999"><c><v>1</v></c></row>'),
    ends: /cannot be read as a workbook: row “99999999999” is out of order\. Save it again in Excel, or as CSV\.$/,
  },
  {
    name: 'row twice.xlsx',
    bytes: () => sheetWith('<row r="2"><c><v>1</v></c></row>'),
    ends: /row “2” is out of order\. Save it again in Excel, or as CSV\.$/,
  },
  {
    name: 'huge column.xlsx',
    bytes: () => sheetWith(`<row r="3"><c r="${'Z'.repeat(200)}3"><v>1</v></c></row>`),
    ends: 'waiting',
  },
  {
    name: 'bomb.xlsx',
    bytes: () => withPart(SHEET, Buffer.alloc(80 * MB, ' ')),
    ends: /unpacks to more than a workbook of its size can hold; save it as CSV\.$/,
  },
  {
    name: 'small bomb.xlsx',
    bytes: () => endless(' ', 60 * MB),
    ends: damaged(SHEET, 'a text is longer than 1048576 characters'),
  },
  {
    name: 'overlapping.xlsx',
    bytes: () => overlapping(4000),
    ends: /is a ZIP archive, not an Excel workbook; upload the table itself\.$/,
  },
  { name: 'many parts.xlsx', bytes: () => overlapping(5500), ends: /is no Excel workbook: it has more than 5000 parts\.$/ },
  {
    name: 'long part name.xlsx',
    bytes: () => archive({ ...parts, ['x'.repeat(60_000)]: '' }),
    ends: /is no Excel workbook: the name of a part is too long\.$/,
  },
  {
    name: 'outside.xlsx',
    bytes: () => archive({ ...parts, '../../etc/passwd': 'x' }),
    ends: /it is cut off or damaged\. Save it again/,
  },
  {
    name: 'claims to be small.xlsx',
    bytes: () => archive({ ...parts, [SHEET]: Buffer.alloc(60 * MB, '<row/>') }, { [SHEET]: 10 }),
    ends: /xl\/worksheets\/sheet1\.xml is damaged/,
  },
  { name: 'false zip64.xlsx', bytes: falseZip64, ends: /it is cut off or damaged\. Save it again/ },
  {
    name: 'one line.csv',
    bytes: () => Buffer.alloc(64 * MB, 'a,b;c'),
    ends: /cannot be read: in line 1 the line is too long\.$/,
  },
  {
    name: 'many columns.csv',
    bytes: () => Buffer.from(`${Array(400_000).fill('a').join(',')}\n`),
    ends: /cannot be read: in line 1 the row has 400000 columns, 500 at most\.$/,
  },
  {
    name: 'million columns.csv',
    bytes: () => Buffer.from(`${Array(1_000_000).fill('a').join(',')}\n`),
    ends: /cannot be read: in line 1 the line is too long\.$/,
  },
  {
    name: 'gigantic header.csv',
    bytes: () => Buffer.from(`${HEADER},${Array(490).fill('h'.repeat(2000)).join(',')}\nAcme,1,2021-03-14,5\n`),
    ends: 'waiting',
  },
  {
    name: 'open quote.csv',
    bytes: () => Buffer.concat([Buffer.from(`${HEADER}\n"`), Buffer.alloc(MB / 16, 'Acme,1,2021-03-14,5\n')]),
    ends: 'waiting',
  },
  {
    name: 'open quotes.csv',
    bytes: () => Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.alloc(MB / 16, 'Acme,"1,2021-03-14,5\n')]),
    ends: 'waiting',
  },
  {
    name: 'nothing but NUL.csv',
    bytes: () => Buffer.alloc(16 * MB),
    ends: /is no text: it is neither CSV nor an Excel workbook/,
  },
  {
    name: 'NUL.csv',
    bytes: () => Buffer.concat([Buffer.from(`${HEADER}\n`.repeat(300)), Buffer.alloc(MB / 16, 'Acme,\0,2021-03-14,5\n')]),
    ends: 'waiting',
  },
  {
    name: 'no UTF-8.csv',
    bytes: () =>
      Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.alloc(MB / 16, Buffer.from('Ac\xc3(me\xff,1,2021-03-14,5\n', 'latin1'))]),
    ends: 'waiting',
  },
  {
    name: 'odd UTF-16.csv',
    bytes: () => Buffer.concat([Buffer.from(`\uFEFF${HEADER}\nAcme,1,2021-03-14,5\n`.repeat(1000), 'utf16le'), Buffer.from('x')]),
    ends: 'waiting',
  },
  {
    name: 'long cells.csv',
    bytes: () =>
      Buffer.from(
        `${HEADER}\n${`Acme,1,2021-03-14,5\n${'A'.repeat(60_000)},2,${'T '.repeat(60_000)}x,1${' '.repeat(120_000)}x\n`.repeat(40)}`,
      ),
    ends: 'waiting',
  },
  {
    name: 'different days.csv',
    bytes: () =>
      Buffer.from(`${HEADER}\n${Array.from({ length: 20 }, (_, at) => `Acme,${at},${'9'.repeat(500_000)}${at},1\n`).join('')}`),
    ends: 'waiting',
  },
];
