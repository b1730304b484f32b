import { createReadStream } from 'node:fs';
import { FileUnreadableError, sentenceOf } from '../csv/file-unreadable-error';

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');

const PICTURE = 'is a picture; export the table itself as CSV or .xlsx.';
const PACKED = 'is compressed; unpack it and upload the file inside.';
const OLD_EXCEL = 'is an Excel file of before 2007; open it in a spreadsheet program and save it as .xlsx or CSV.';

/** The first bytes of files that are no tables, and what to do about them. */
const beginnings: readonly (readonly [offset: number, bytes: Buffer, sentence: string])[] = [
  [0, Buffer.from('%PDF-'), 'is a PDF; export the table itself as CSV or .xlsx.'],
  [0, hex('89 50 4e 47 0d 0a 1a 0a'), PICTURE],
  [0, hex('ff d8 ff'), PICTURE],
  [0, Buffer.from('GIF8'), PICTURE],
  [0, hex('49 49 2a 00'), PICTURE],
  [0, hex('4d 4d 00 2a'), PICTURE],
  [8, Buffer.from('WEBP'), PICTURE],
  [4, Buffer.from('ftyp'), 'is a picture or a video; export the table itself as CSV or .xlsx.'],
  [0, hex('1f 8b'), PACKED],
  [0, Buffer.from('BZh'), PACKED],
  [0, hex('fd 37 7a 58 5a 00'), PACKED],
  [0, hex('28 b5 2f fd'), PACKED],
  [0, hex('37 7a bc af 27 1c'), PACKED],
  [0, Buffer.from('Rar!\x1a'), PACKED],
  [0, Buffer.from('{\\rtf'), 'is a text document (RTF); save its table as .xlsx or CSV.'],
  [0, Buffer.from('SQLite format 3\0'), 'is a database; export its table as CSV or .xlsx.'],
  [0, Buffer.from('PAR1'), 'is a Parquet file; export its table as CSV or .xlsx.'],
  [0, hex('09 08'), OLD_EXCEL],
  [0, hex('09 04'), OLD_EXCEL],
  [0, hex('09 02 06'), OLD_EXCEL],
  [0, hex('09 00 04'), OLD_EXCEL],
];

/** The first bytes of a compound file ([MS-CFB] §2.2): a workbook of before 2007, or any with a password. */
const COMPOUND = hex('d0 cf 11 e0 a1 b1 1a e1');

/** @throws FileUnreadableError with what to do, if the bytes of a file show that it is no table */
export async function refuseForeign(path: string, name: string, start: Buffer): Promise<void> {
  const found = beginnings.find(([offset, bytes]) => start.subarray(offset, offset + bytes.length).equals(bytes));
  if (found) throw new FileUnreadableError(`${name} ${found[2]}`);
  if (start.subarray(0, COMPOUND.length).equals(COMPOUND)) throw new FileUnreadableError(`${name} ${await compound(path, name)}`);
}

/** The names of streams in a compound file, in order of precedence ([MS-OFFCRYPTO] §2.3.4.4, [MS-XLS] §2.1.2). */
const streams: readonly (readonly [stream: string, sentence: string])[] = [
  ['EncryptedPackage', 'has a password; save it without one.'],
  ['Workbook', OLD_EXCEL],
  ['Book', OLD_EXCEL],
  ['WordDocument', 'is a Word document; save its table as .xlsx or CSV.'],
];
const LONGEST_STREAM = 64;

async function compound(path: string, name: string): Promise<string> {
  const found = new Set<string>();
  let before = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const bytes = Buffer.concat([before, chunk]);
      for (const [stream] of streams) if (bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'))) found.add(stream);
      before = bytes.subarray(-LONGEST_STREAM);
    }
  } catch (cause) {
    throw sentenceOf(name, cause);
  }
  return (
    streams.find(([stream]) => found.has(stream))?.[1] ??
    'is an Excel file of before 2007, or one with a password; save it as .xlsx or CSV without one.'
  );
}

/** The first characters of text files that are no tables, and what to do about them. */
const texts: readonly (readonly [start: RegExp, sentence: string])[] = [
  [/^mime-version:.*multipart\/related/is, 'is a web archive (MHTML); open it in Excel and save it as .xlsx or CSV.'],
  [/^[[{]\s*["{[]/, 'is JSON, not a table; export the table as CSV or .xlsx.'],
  [/^(?:ofxheader:|<\?ofx|!type:)/i, 'is a bank’s file for accounting programs; export the transactions as CSV or .xlsx.'],
  [/^<(?:\?xml|[a-z][\w:.-]*(?:\s[^<>]*)?>)/i, 'is an XML file, not a table; export the table as CSV or .xlsx.'],
];

/** @throws FileUnreadableError with what to do, if the first characters of a text file show that it is no table */
export function refuseForeignText(name: string, start: string): void {
  const found = texts.find(([pattern]) => pattern.test(start));
  if (found) throw new FileUnreadableError(`${name} ${found[1]}`);
}
