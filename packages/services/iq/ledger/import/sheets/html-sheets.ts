import { Parser } from 'htmlparser2';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { MAX_CELL } from '../table/sheet-rows';
import { MAX_COLUMNS } from '../table/table-row';
import { countOf, type SheetEvents } from './sheet-events';

/** The maximum nesting of elements, because the parser searches all open ones at each end of an element. */
const MAX_DEPTH = 500;

const MAX_ROWS_SPANNED = 65_534;

interface OpenTable {
  sheet: number;
  line: number;
  column: number;
  /** For each column, how many of the next rows a cell above also covers, and whether it covers this one. */
  spans: number[];
  isCovered: boolean[];
  /** The open cell. */
  cell: { text: string; columns: number; rows: number } | undefined;
}

export interface MarkupParser {
  write(text: string): void;
  close(): void;
}

/** Elements that start a new line within a cell. */
const breaking = new Set(['br', 'p', 'div', 'li']);

/** Elements whose contents are not shown. */
const unseen = new Set(['script', 'style', 'template']);

/**
 * Creates a parser for the tables of a web page (WHATWG HTML, §4.9). Each table is a sheet, also one within another.
 * @param file its name in messages
 */
export function htmlSheets(file: string, events: SheetEvents): MarkupParser {
  const tables: OpenTable[] = [];
  let sheets = 0;
  let depth = 0;
  let isUnseen = 0;
  const finishCell = (table: OpenTable) => {
    const { cell } = table;
    if (!cell) return;
    table.cell = undefined;
    while (table.isCovered[table.column]) table.column++;
    events.cell(table.sheet, table.line, table.column, cell.text.replace(/\s+/g, ' ').trim(), false);
    for (let at = 0; at < cell.columns && table.column < MAX_COLUMNS; at++) table.spans[table.column++] = cell.rows - 1;
  };
  const startRow = (table: OpenTable) => {
    finishCell(table);
    table.line++;
    table.column = 0;
    table.isCovered = table.spans.map((rows) => rows > 0);
    table.spans = table.spans.map((rows) => Math.max(0, rows - 1));
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > MAX_DEPTH) throw new FileUnreadableError(`${file} nests its elements too deep; save it as .xlsx or CSV.`);
      const table = tables.at(-1);
      if (name === 'table') {
        tables.push({ sheet: sheets++, line: 0, column: 0, spans: [], isCovered: [], cell: undefined });
        events.sheet(`Table ${sheets}`);
      } else if (unseen.has(name)) isUnseen++;
      else if (!table) return;
      else if (name === 'tr') startRow(table);
      else if (name === 'td' || name === 'th') {
        if (table.line === 0) startRow(table);
        finishCell(table);
        const columns = countOf(attributes, 'colspan', MAX_COLUMNS);
        table.cell = { text: '', columns, rows: countOf(attributes, 'rowspan', MAX_ROWS_SPANNED) };
      } else if (breaking.has(name) && table.cell) table.cell.text += ' ';
    },
    ontext(more) {
      const cell = tables.at(-1)?.cell;
      if (cell && !isUnseen && cell.text.length <= MAX_CELL) cell.text += more;
    },
    onclosetag(name) {
      depth--;
      if (unseen.has(name)) isUnseen--;
      const table = tables.at(-1);
      if (!table) return;
      if (name === 'td' || name === 'th' || name === 'tr' || name === 'table') finishCell(table);
      if (name === 'table') tables.pop();
    },
  });
  return { write: (text) => parser.write(text), close: () => parser.end() };
}
