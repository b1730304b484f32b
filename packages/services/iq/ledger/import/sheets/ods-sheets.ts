import type { XmlEvents } from '@suite/kernel/xml/limited-parser';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { MAX_CELL } from '../table/sheet-rows';
import { MAX_COLUMNS } from '../table/table-row';
import { plainNumber } from '../xlsx/read-sheet';
import { attributeOf, countOf, type SheetEvents } from './sheet-events';

/** The last row of the grid of a spreadsheet. */
const LAST_ROW = 1_048_576;

/** How often a row with cells may be repeated by a number. */
const MAX_REPEATED = 10_000;

interface Cell {
  column: number;
  text: string;
  isNumber: boolean;
}

/**
 * Returns the events of a parser for the content of an OpenDocument spreadsheet (OASIS ODF 1.3 part 3, §9).
 * @param file its name in messages
 */
export function odsSheets(file: string, events: SheetEvents): XmlEvents {
  const hiddenStyles = new Set<string>();
  let style = '';
  let sheet = -1;
  let line = 0;
  let repeatedRows = 1;
  let repeatedColumns = 1;
  let column = 0;
  let cells: Cell[] = [];
  let attributes: Record<string, string> | undefined;
  let text = '';
  let notes = 0;
  return {
    opened(name, given) {
      if (name === 'style') style = attributeOf(given, 'name') ?? '';
      else if (name === 'table-properties' && attributeOf(given, 'display') === 'false') hiddenStyles.add(style);
      else if (name === 'table') {
        sheet++;
        line = 0;
        events.sheet(attributeOf(given, 'name') ?? '');
        if (hiddenStyles.has(attributeOf(given, 'style-name') ?? '')) events.hidden(sheet);
      } else if (name === 'table-row') {
        repeatedRows = countOf(given, 'number-rows-repeated', LAST_ROW);
        column = 0;
        cells = [];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        attributes = given;
        repeatedColumns = countOf(given, 'number-columns-repeated', LAST_ROW);
        text = '';
      } else if (name === 'annotation') notes++;
      else if (name === 'p' && text) text += ' ';
      else if (name === 's' || name === 'tab' || name === 'line-break') text += ' ';
    },
    text(more) {
      if (attributes && !notes && text.length <= MAX_CELL) text += more;
    },
    closed(name) {
      if (name === 'annotation') {
        notes--;
        // A note comes before the text of its cell.
        text = '';
      } else if ((name === 'table-cell' || name === 'covered-table-cell') && attributes) {
        const cell = contentOf(attributes, text);
        const count = cell.text ? Math.min(repeatedColumns, MAX_COLUMNS + 1) : 0;
        for (let at = 0; at < count && column + at <= MAX_COLUMNS; at++) cells.push({ column: column + at, ...cell });
        column += repeatedColumns;
        attributes = undefined;
      } else if (name === 'table-row') {
        if (cells.length && repeatedRows > MAX_REPEATED)
          throw new FileUnreadableError(`${file} repeats a row ${repeatedRows} times; save it as CSV.`);
        for (let at = 1; at <= (cells.length ? repeatedRows : 0); at++)
          for (const cell of cells) events.cell(sheet, line + at, cell.column, cell.text, cell.isNumber);
        line += repeatedRows;
      }
    },
  };
}

/** Returns the content of a cell (§19.385): numbers and days as they are stored, everything else as it is shown. */
function contentOf(attributes: Record<string, string>, shown: string): Omit<Cell, 'column'> {
  const type = attributeOf(attributes, 'value-type');
  const value = attributeOf(attributes, 'value') ?? '';
  const currency = type === 'currency' ? attributeOf(attributes, 'currency') : undefined;
  if ((type === 'float' || type === 'currency') && value !== '' && !Number.isNaN(Number(value))) {
    const number = plainNumber(Number(value));
    return currency ? { text: `${number} ${currency}`, isNumber: false } : { text: number, isNumber: true };
  }
  if (type === 'date') return { text: (attributeOf(attributes, 'date-value') ?? shown).slice(0, 10), isNumber: false };
  return { text: attributeOf(attributes, 'string-value') ?? shown, isNumber: false };
}
