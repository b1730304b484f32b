import { statSync } from 'node:fs';
import { limitedParser, XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import type { Encoding } from '../../contract/encodings';
import { decodedText } from '../csv/decode';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { SheetRows } from '../table/sheet-rows';
import type { RowBatch } from '../table/table-row';
import { openArchive } from '../xlsx/open-archive';
import { readXml, sheetLimits } from '../xlsx/read-xml';
import { htmlSheets, type MarkupParser } from './html-sheets';
import { odsSheets } from './ods-sheets';
import type { SheetEvents } from './sheet-events';
import { xml2003Sheets } from './xml-2003-sheets';

/** A file with tables that has no list of them, so that all of it is read to find them. */
export type SheetsFormat = { sheet: string; place: number; otherSheets: string[] } & (
  | { kind: 'html' | 'xml-2003'; encoding: Encoding }
  | { kind: 'ods' }
);
export type SheetsKind = { kind: 'html' | 'xml-2003'; encoding: Encoding } | { kind: 'ods' };

/** The maximum number of sheets, and of characters in the name of one. */
const MAX_SHEETS = 1000;
const MAX_NAME = 255;

/** The bytes of a file that are read between two batches or two progress reports. */
const YIELD_EVERY = 1 << 18;

/**
 * Finds the sheets of a file, and chooses the visible one with most cells.
 * @param name the file's name in messages
 * @returns the format; yields now and then
 * @throws FileUnreadableError
 */
export async function* findSheet(path: string, name: string, kind: SheetsKind): AsyncGenerator<void, SheetsFormat> {
  const sheets: { name: string; place: number; cells: number; isHidden: boolean }[] = [];
  const events: SheetEvents = {
    sheet(named) {
      if (sheets.length === MAX_SHEETS)
        throw new FileUnreadableError(`${name} has more than ${MAX_SHEETS} tables; save one as CSV.`);
      sheets.push({ name: named.slice(0, MAX_NAME), place: sheets.length, cells: 0, isHidden: false });
    },
    hidden(place) {
      const sheet = sheets[place];
      if (sheet) sheet.isHidden = true;
    },
    cell(place, _line, _column, text) {
      const sheet = sheets[place];
      if (sheet && text) sheet.cells++;
    },
  };
  let yieldedAt = 0;
  for await (const bytes of parsed(path, name, kind, events)) {
    if (bytes < yieldedAt + YIELD_EVERY) continue;
    yieldedAt = bytes;
    yield;
  }
  const [largest, ...others] = sheets.filter(({ isHidden, cells }) => !isHidden && cells > 0).sort((a, b) => b.cells - a.cells);
  if (largest) return { ...kind, sheet: largest.name, place: largest.place, otherSheets: others.map((sheet) => sheet.name) };
  throw new FileUnreadableError(
    kind.kind === 'html'
      ? `${name} is a web page (HTML) without a table; export the table itself as CSV or .xlsx.`
      : `${name} shows no sheet with cells; unhide the one with the table.`,
  );
}

/** Yields the rows of a sheet. @throws FileUnreadableError */
export async function* readSheets(path: string, name: string, format: SheetsFormat): AsyncGenerator<RowBatch> {
  const rows = new SheetRows();
  const events: SheetEvents = {
    sheet: () => undefined,
    hidden: () => undefined,
    cell: (place, line, column, text, isNumber) => {
      if (place === format.place) rows.place(line, column, text, isNumber);
    },
  };
  let yieldedAt = 0;
  let read = 0;
  for await (const bytes of parsed(path, name, format, events)) {
    read = bytes;
    if (!rows.isFull && bytes < yieldedAt + YIELD_EVERY) continue;
    yieldedAt = bytes;
    yield { rows: rows.take(), bytes };
  }
  yield { rows: rows.take(true), bytes: read };
}

/** Parses a file, and yields how many of its bytes are read. */
async function* parsed(path: string, name: string, kind: SheetsKind, events: SheetEvents): AsyncGenerator<number> {
  if (kind.kind === 'ods') return yield* parsedOds(path, name, events);
  const parser: MarkupParser =
    kind.kind === 'html' ? htmlSheets(name, events) : limitedParser(sheetLimits, xml2003Sheets(events));
  try {
    for await (const { text, bytes } of decodedText(path, kind.encoding, name)) {
      parser.write(text);
      yield bytes;
    }
    parser.close();
  } catch (cause) {
    if (!(cause instanceof XmlRefusedError)) throw cause;
    throw new FileUnreadableError(
      `${name} cannot be read as a workbook: it is damaged (${cause.message}). Save it again as .xlsx or CSV.`,
      { cause },
    );
  }
}

const CONTENT = 'content.xml';
const MANIFEST = 'META-INF/manifest.xml';

async function* parsedOds(path: string, name: string, events: SheetEvents): AsyncGenerator<number> {
  const archive = await openArchive(path, name);
  try {
    if (archive.sizeOf(MANIFEST) !== undefined) {
      const opened = (element: string) => {
        if (element === 'encryption-data') throw new FileUnreadableError(`${name} has a password; save it without one.`);
      };
      for await (const _ of readXml(name, archive, MANIFEST, { opened }));
    }
    const share = statSync(path).size / (archive.sizeOf(CONTENT) || 1);
    for await (const bytes of readXml(name, archive, CONTENT, odsSheets(name, events))) yield Math.floor(bytes * share);
  } finally {
    archive.close();
  }
}
