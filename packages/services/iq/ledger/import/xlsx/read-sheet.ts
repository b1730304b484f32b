import { dayOfSerial } from '../../table-file/days';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { MAX_CELL, SheetRows } from '../table/sheet-rows';
import type { RowBatch } from '../table/table-row';
import { type LeadingZeros, type Sheet, unescaped, type Workbook } from './open-workbook';
import { readXml } from './read-xml';

/** The bytes of a sheet per batch, unless its texts are long. */
const GIVE_EVERY = 1 << 16;

/** The last row of Excel's grid. */
const LAST_ROW = 1_048_576;

/**
 * Yields the rows of a sheet that have a cell. Days are written as `2021-03-17`, and numbers with at most 15 digits, as in Excel.
 * @param file its name in messages
 * @param fileSize the size that the bytes of a batch refer to
 * @throws FileUnreadableError
 */
export async function* readSheet(file: string, workbook: Workbook, sheet: Sheet, fileSize: number): AsyncGenerator<RowBatch> {
  const sheetRows = new SheetRows();
  let line = 0;
  let column = -1;
  let kind = '';
  let style = '';
  let value = '';
  let isPhonetic = false;
  const events = {
    opened(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        line = nextRow(file, line, attributes.r);
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        kind = attributes.t ?? 'n';
        style = attributes.s ?? '0';
        value = '';
      } else if (name === 'rPh') isPhonetic = true;
    },
    closed(name: string, text: string) {
      if (name === 'v') value = text;
      else if (name === 't' && !isPhonetic) value = value.length > MAX_CELL ? value : value + text;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') {
        const isDay = Boolean(workbook.isDay[Number(style)]);
        const text = textOf(value, kind, isDay, workbook);
        const zeros = kind === 'n' && /^\d+$/.test(text) ? workbook.zeros[Number(style)] : undefined;
        sheetRows.place(line, column, zeros ? withZeros(text, zeros) : text, kind === 'n' && !isDay && !zeros);
      } else if (name === 'row') sheetRows.finishRow();
    },
  };
  let given = 0;
  for await (const read of readXml(file, workbook.archive, sheet.part, events)) {
    if (!sheetRows.isFull && read < given + GIVE_EVERY && read < sheet.size) continue;
    yield { rows: sheetRows.take(), bytes: Math.floor((read / sheet.size) * fileSize) };
    given = read;
  }
  const rows = sheetRows.take(true);
  if (rows.length) yield { rows, bytes: fileSize };
}

/** Returns a whole number as its format shows it, because it is part of a document's number. */
const withZeros = (text: string, { before, digits }: LeadingZeros): string => before + text.padStart(digits, '0');

/** Returns the number of the next row. Rows must be in order: a row with an invalid number was not written by a spreadsheet. */
function nextRow(file: string, before: number, written: string | undefined): number {
  const line = written === undefined ? before + 1 : Number(written);
  if (Number.isInteger(line) && line > before && line <= LAST_ROW) return line;
  const row = (written ?? String(line)).slice(0, 20);
  throw new FileUnreadableError(
    `${file} cannot be read as a workbook: row “${row}” is out of order. Save it again in Excel, or as CSV.`,
  );
}

/** Returns the column of a cell such as `AB12`, counted from 0; undefined if the reference has none. */
function columnOf(reference = ''): number | undefined {
  let place = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    place = place * 26 + letter;
  }
  return place ? place - 1 : undefined;
}

function textOf(value: string, kind: string, isDay: boolean, { texts, is1904 }: Workbook): string {
  if (kind === 's') return value === '' ? '' : texts.at(Number(value));
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return value.slice(0, 10);
  if (kind === 'str' || kind === 'inlineStr') return unescaped(value);
  if (kind !== 'n' || value === '') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return isDay ? (dayOfSerial(number, is1904) ?? value) : plainNumber(number);
}

/** Returns a binary fraction as the intended decimal. Excel itself stores 15 digits. */
export function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  const text = String(rounded);
  return text.includes('e')
    ? rounded
        .toFixed(Math.abs(rounded) < 1 ? 15 : 0)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
    : text;
}
