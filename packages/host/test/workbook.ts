import { crc32, deflateRawSync } from 'node:zlib';

/** Returns an archive (PKWARE APPNOTE) with parts by their names. `claimed` overrides sizes with false ones. */
export function archive(parts: Record<string, string | Buffer>, claimed: Record<string, number> = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed[name] ?? bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}

/** Numbers are numbers, `{ day }` is a day in Excel's serial format, text is shared. */
export type Cell = string | number | { day: number } | null;

const column = (place: number) => String.fromCharCode(65 + place);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the parts of a workbook as Excel writes them, with sheets by their names. */
export function workbookParts(sheets: Record<string, readonly (readonly Cell[])[]>, date1904 = false): Record<string, string> {
  const texts: string[] = [];
  const cellOf = (cell: Cell, reference: string) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
    return `<c r="${reference}" t="s"><v>${texts.push(cell) - 1}</v></c>`;
  };
  const parts: Record<string, string> = {};
  for (const [place, rows] of Object.values(sheets).entries()) {
    const body = rows.map(
      (cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${column(at)}${row + 1}`)).join('')}</row>`,
    );
    parts[`xl/worksheets/sheet${place + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>${body.join('')}</sheetData></worksheet>`;
  }
  const names = Object.keys(sheets);
  parts['xl/workbook.xml'] =
    `<workbook xmlns="x" xmlns:r="r"><workbookPr date1904="${date1904}"/><sheets>${names.map((name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets></workbook>`;
  parts['xl/_rels/workbook.xml.rels'] =
    `<Relationships xmlns="x">${names.map((_, place) => `<Relationship Id="rId${place + 1}" Target="worksheets/sheet${place + 1}.xml"/>`).join('')}</Relationships>`;
  parts['xl/styles.xml'] =
    '<styleSheet xmlns="x"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
  parts['xl/sharedStrings.xml'] = `<sst xmlns="x">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`;
  return parts;
}

export const workbook = (sheets: Record<string, readonly (readonly Cell[])[]>, date1904 = false): Buffer =>
  archive(workbookParts(sheets, date1904));
