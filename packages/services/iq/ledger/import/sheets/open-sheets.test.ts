import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { archive } from '@suite/host/test/workbook';
import iconv from 'iconv-lite';
import { openTable, readTable, type TableFormat } from '../table/table-format';

function fileOf(content: string | Buffer): string {
  const path = join(emptyFolder(), 'list.xls');
  writeFileSync(path, content);
  return path;
}

async function formatOf(path: string): Promise<TableFormat> {
  const opening = openTable(path, 'list.xls');
  for (;;) {
    const { done, value } = await opening.next();
    if (!done) continue;
    value.close();
    return value.format;
  }
}

/** Returns the rows of a file as `line: cells`, with a hash after each cell that is stored as a number. */
async function rowsOf(content: string | Buffer): Promise<string[]> {
  const path = fileOf(content);
  const rows: string[] = [];
  for await (const batch of readTable(path, await formatOf(path), 'list.xls')) {
    for (const row of batch.rows) {
      if ('reason' in row) rows.push(`${row.line}! ${row.reason}`);
      else rows.push(`${row.line}: ${row.cells.map((cell, at) => `${cell}${row.numbers?.includes(at) ? '#' : ''}`).join('|')}`);
    }
  }
  return rows;
}

describe('a web page', () => {
  it('is read as its largest table', async () => {
    const page = `<!DOCTYPE html><html><head><title>A &lt;table&gt;</title><style>td { color: red }</style></head><body>
      <table><tr><td>Report<br>of June</td></tr></table>
      <TABLE border=1><thead><tr><th>Invoice<th colspan="2">Customer<th>Total</thead>
      <tr><td rowspan=2>1&nbsp;<td>M&uuml;ller &amp; Co<td><td>1,010.25
      <tr><td>Oak <b>Inc</b><script>var a = '<td>no</td>'</script><td><td>€&#160;5
      <tr><td>2<td>Elm<td><td><table><tr><td>inner</td></tr></table></table></body></html>`;
    expect(await rowsOf(page)).toEqual([
      '1: Invoice|Customer||Total',
      '2: 1|Müller & Co||1,010.25',
      '3: |Oak Inc||€ 5',
      '4: 2|Elm',
    ]);
    expect(await formatOf(fileOf(page))).toMatchObject({ kind: 'html', sheet: 'Table 2', otherSheets: ['Table 1', 'Table 3'] });
  });

  it.each([
    ['by its own word', iconv.encode('<meta charset="windows-1251"><table><tr><td>ИП</table>', 'windows-1251')],
    ['by its bytes', iconv.encode('<table><tr><td>ИП Петров</td></tr></table>', 'windows-1251')],
    ['as UTF-16', Buffer.from('\uFEFF<html><table><tr><td>ИП Петров</td></tr></table>', 'utf16le')],
  ])('is decoded %s', async (_, page) => {
    expect((await rowsOf(page))[0]).toMatch(/^1: ИП/);
  });

  it('without a table is refused with what to do', async () => {
    await expect(formatOf(fileOf('<html><body>Please sign in</body></html>'))).rejects.toThrow(
      'list.xls is a web page (HTML) without a table; export the table itself as CSV or .xlsx.',
    );
  });

  it('that nests elements without end is refused at once', async () => {
    const page = `<table>${'<b>'.repeat(1_000_000)}${'</i>'.repeat(1_000_000)}`;
    await expect(formatOf(fileOf(page))).rejects.toThrow('list.xls nests its elements too deep; save it as .xlsx or CSV.');
  });
});

describe('a workbook of Excel 2003 in XML', () => {
  const book = (sheets: string) =>
    `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">${sheets}</Workbook>`;

  it('is read', async () => {
    expect(await rowsOf(readFileSync(join(__dirname, '../containers/files/xml-2003.xls')))).toEqual([
      '1: Invoice|Customer|Total',
      '2: S-1|Elm|10#',
    ]);
  });

  it('is read with its positions, types and the visible sheet', async () => {
    const content =
      book(`<Worksheet ss:Name="Old"><Table><Row><Cell><Data ss:Type="String">${'a</Data></Cell><Cell><Data ss:Type="String">'.repeat(50)}b</Data></Cell></Row></Table>
      <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>
      <Worksheet ss:Name="List"><Table>
      <Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="String">A &amp; <B xmlns="http://www.w3.org/TR/REC-html40">B</B></Data></Cell><Cell><Data ss:Type="DateTime">2026-03-01T00:00:00.000</Data></Cell></Row>
      <Row><Cell ss:Index="2"><Data ss:Type="Number">0.30000000000000004</Data><Comment><Data>note</Data></Comment></Cell><Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell></Row></Table></Worksheet>`);
    expect(await rowsOf(content)).toEqual(['3: A & B||2026-03-01', '4: |0.3#|TRUE|#N/A']);
  });

  it('that is cut off is refused with what to do', async () => {
    await expect(formatOf(fileOf(book('<Worksheet ss:Name="S"><Table><Row>').replace('</Workbook>', '')))).rejects.toThrow(
      'list.xls cannot be read as a workbook: it is damaged (it is malformed). Save it again as .xlsx or CSV.',
    );
  });
});

describe('an OpenDocument spreadsheet', () => {
  const parts = (tables: string) => ({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<m:manifest xmlns:m="m"><m:file-entry m:full-path="content.xml"/></m:manifest>',
    'content.xml': `<o:document-content xmlns:o="o" xmlns:t="t" xmlns:p="p" xmlns:s="s"><o:automatic-styles><s:style s:name="ta2"><s:table-properties t:display="false"/></s:style></o:automatic-styles><o:body><o:spreadsheet>${tables}</o:spreadsheet></o:body></o:document-content>`,
  });

  it('is read with its types, repetitions and the visible sheet', async () => {
    const content = `<t:table t:name="Old" t:style-name="ta2"><t:table-row><t:table-cell t:number-columns-repeated="400"><p:p>x</p:p></t:table-cell></t:table-row></t:table>
      <t:table t:name="List" t:style-name="ta1"><t:table-row><t:table-cell o:value-type="string"><o:annotation><p:p>note</p:p></o:annotation><p:p>Elm <p:span>&amp;</p:span><p:s/>Co</p:p><p:p>Ltd</p:p></t:table-cell>
      <t:covered-table-cell/><t:table-cell o:value-type="date" o:date-value="2026-03-01T10:00:00"><p:p>1.3.26</p:p></t:table-cell></t:table-row>
      <t:table-row t:number-rows-repeated="2"><t:table-cell t:number-columns-repeated="2" o:value-type="float" o:value="1234.5"><p:p>1.234,50</p:p></t:table-cell><t:table-cell o:value-type="currency" o:currency="EUR" o:value="5"><p:p>5,00 €</p:p></t:table-cell><t:table-cell o:value-type="boolean" o:boolean-value="true"><p:p>TRUE</p:p></t:table-cell><t:table-cell t:number-columns-repeated="16380"/></t:table-row>
      <t:table-row t:number-rows-repeated="1048000"><t:table-cell t:number-columns-repeated="16384"/></t:table-row>
      <t:table-row><t:table-cell o:value-type="string"><p:p>end</p:p></t:table-cell></t:table-row></t:table>`;
    expect(await rowsOf(archive(parts(content)))).toEqual([
      '1: Elm & Co Ltd||2026-03-01',
      '2: 1234.5#|1234.5#|5 EUR|TRUE',
      '3: 1234.5#|1234.5#|5 EUR|TRUE',
      '1048004: end',
    ]);
  });

  it.each([
    [
      'repeats a row without end',
      parts(
        '<t:table t:name="S"><t:table-row t:number-rows-repeated="1000000"><t:table-cell><p:p>a</p:p></t:table-cell></t:table-row></t:table>',
      ),
      'list.xls repeats a row 1000000 times; save it as CSV.',
    ],
    [
      'has a password',
      {
        ...parts(''),
        'META-INF/manifest.xml': '<m:manifest xmlns:m="m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
      },
      'list.xls has a password; save it without one.',
    ],
    ['has no cells', parts('<t:table t:name="S"/>'), 'list.xls shows no sheet with cells; unhide the one with the table.'],
  ])('that %s is refused with what to do', async (_, all, message) => {
    await expect(formatOf(fileOf(archive(all)))).rejects.toThrow(message);
  });
});

/** The beginnings are those of the formats’ own specifications. */
describe('what is no table is refused with what it is and what to do', () => {
  const compound = (stream: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(65_500), Buffer.from(`${stream}\0`, 'utf16le')]);

  it.each([
    ['a PDF', '%PDF-1.7\nxyz', 'is a PDF; export the table itself as CSV or .xlsx.'],
    ['a picture', Buffer.from(`89504e470d0a1a0a${'82'.repeat(2000)}`, 'hex'), 'is a picture; export'],
    ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), 'is a picture; export'],
    ['a compressed file', Buffer.from('1f8b0800', 'hex'), 'is compressed; unpack it and upload the file inside.'],
    ['a workbook with a password', compound('EncryptedPackage'), 'has a password; save it without one.'],
    ['a workbook of before 2007', compound('Workbook'), 'is an Excel file of before 2007; open it'],
    ['a text document of before 2007', compound('WordDocument'), 'is a Word document; save'],
    ['JSON', '[\n  {"invoice": 1}\n]', 'is JSON, not a table; export'],
    ['another XML', '<?xml version="1.0"?><AuditFile xmlns="x"><Header/></AuditFile>', 'is an XML file, not a table; export'],
    ['a web archive', 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="a"\n', 'is a web archive (MHTML); open'],
    ['bank transactions', 'OFXHEADER:100\nDATA:OFXSGML\n', 'is a bank’s file for accounting programs; export'],
    ['an empty file', '', 'is empty.'],
  ])('%s', async (_, content, sentence) => {
    await expect(formatOf(fileOf(content))).rejects.toThrow(`list.xls ${sentence}`);
  });
});
