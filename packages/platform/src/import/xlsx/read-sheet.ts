import { basename } from 'node:path';
import { dayOfSerial } from '@suite/ledger-file/days';
import { MAX_COLUMNS, type RowBatch, type TableRow } from '../table/table-row';
import type { Sheet, Workbook } from './open-workbook';
import { readXml } from './read-xml';

/**
 * The rows of a sheet that have a cell. Days stand as `2021-03-17`, numbers as Excel shows them at most:
 * with 15 digits.
 * @param fileSize for which the bytes of a batch are told
 * @throws FileUnreadable
 */
export async function* readSheet(path: string, workbook: Workbook, sheet: Sheet, fileSize: number): AsyncGenerator<RowBatch> {
  let rows: TableRow[] = [];
  let line = 0;
  let cells: string[] = [];
  let isTooWide = false;
  let column = -1;
  let kind = '';
  let style = '';
  let value = '';
  let isPhonetic = false;
  const events = {
    opened(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
        isTooWide = false;
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        kind = attributes.t ?? 'n';
        style = attributes.s ?? '0';
        value = '';
      } else if (name === 'rPh') isPhonetic = true;
    },
    closed(name: string, text: string) {
      if (name === 'v') value = text;
      else if (name === 't' && !isPhonetic) value += text;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') place(textOf(value, kind, Boolean(workbook.isDay[Number(style)]), workbook));
      else if (name === 'row' && isTooWide) rows.push({ line, reason: `the row has more than ${MAX_COLUMNS} columns` });
      else if (name === 'row' && cells.length) rows.push({ line, cells });
    },
  };
  const place = (text: string) => {
    if (text === '') return;
    if (column >= MAX_COLUMNS) {
      isTooWide = true;
      return;
    }
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };
  for await (const read of readXml(basename(path), workbook.archive, sheet.part, events)) {
    if (!rows.length) continue;
    yield { rows, bytes: Math.floor((read / sheet.size) * fileSize) };
    rows = [];
  }
}

/** The place of a cell such as `AB12`, counted from 0. */
function columnOf(reference: string): number {
  let place = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    place = place * 26 + letter;
  }
  return place - 1;
}

function textOf(value: string, kind: string, isDay: boolean, { texts, is1904 }: Workbook): string {
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'd') return value.slice(0, 10);
  if (kind !== 'n' || value === '') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return isDay ? (dayOfSerial(number, is1904) ?? value) : plainNumber(number);
}

/** A binary fraction as the decimal that was meant: Excel itself keeps 15 digits. */
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
