import { readCamt } from './read-camt';
import { readCsv } from './read-csv';
import { readOfx } from './read-ofx';
import { type StatementFile, StatementRefusedError } from './statement-file';

/** Files that people take for a statement, by how they start, and what to do. */
const refused: readonly (readonly [starts: readonly string[], message: string])[] = [
  [['%PDF'], 'This is a PDF. Download the statement from your bank as camt.053, OFX or CSV.'],
  [['PK\u0003\u0004'], 'This is a ZIP archive or a spreadsheet. Unpack it, or save the spreadsheet as CSV.'],
  [['\u00d0\u00cf\u0011\u00e0'], 'This is a spreadsheet. Save it as CSV.'],
  [['{1:', ':20:'], 'This is an MT940 file, which is not read. Download the statement as camt.053, OFX or CSV.'],
];

/** Reads a bank statement by its content: camt.053, OFX or a table. @throws StatementRefusedError, AmbiguousDaysError */
export async function readStatement(bytes: Uint8Array, options: Parameters<typeof readCsv>[1]): Promise<StatementFile> {
  if (!bytes.length) throw new StatementRefusedError('The file is empty.');
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  for (const [starts, message] of refused)
    if (starts.some((one) => start.trimStart().startsWith(one))) throw new StatementRefusedError(message);
  const isMarkup = /^(\u00ef\u00bb\u00bf|\s)*</.test(start) || start.includes('<\0') || start.includes('\0<');
  if (/OFXHEADER/i.test(start) || (isMarkup && /<OFX>/i.test(start)))
    return { format: 'ofx', lines: readOfx(textOf(bytes, start)) };
  if (isMarkup) return { format: 'camt.053', lines: readCamt(textOf(bytes, start)) };
  return { format: 'csv', lines: await readCsv(bytes, options) };
}

/** Decodes XML and OFX: UTF-16 by its mark, UTF-8 where it is valid, and else the letters of Western Europe. */
function textOf(bytes: Uint8Array, start: string): string {
  if (start.startsWith('\u00ff\u00fe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\u00fe\u00ff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
