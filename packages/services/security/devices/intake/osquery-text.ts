import type { OsqueryRow } from './disks/volume';
import { formatOf } from './inventory/recognize';
import { MAX_PREAMBLE } from './inventory/sources';
import { tablesOf } from './lacking';
import { ROW_LIMITS } from './osquery-rows';
import { notUnderstood } from './reading';

/** How `osqueryi` separates cells: `--csv`, `--list`, and its framed tables. */
type Separator = ',' | '|';

/** The maximum length of a line. */
const MAX_LINE = 65_536;

const AGAIN = 'Run osqueryi with --json instead, and upload what it prints.';

/** A frame's lines have no cells. */
const FRAME = /^\+[-+=]+\+$/;

/** A name of a column, or of a statement's result in `--line`. */
const COLUMN = /^[a-z][a-z0-9_]*$/;

/** A line of `--line`: the column's name, right-aligned, and its value. */
const PAIR = /^ *([a-z][a-z0-9_]*) = (.*)$/;

/** Whether a text is what `osqueryi` prints with `--csv`, `--list` or `--line`, or its framed tables. */
export function isOsqueryText(text: string): boolean {
  const lines = text.slice(0, MAX_LINE).split(LINE_END).filter(hasCells);
  // An export of Fleet's hosts has columns of osquery's tables, too.
  if (lines.slice(0, MAX_PREAMBLE).some((line) => formatOf(cellsOf(line)))) return false;
  return isPairs(lines) || lines.some((line) => isHead(cellsOf(line)));
}

const isPairs = ([first = '', second = '']: readonly string[]) => PAIR.test(first) && PAIR.test(second);

/** Returns the rows of each statement. @throws SuiteError `invalid_request` */
export function osqueryTextLists(text: string): OsqueryRow[][] {
  const all = text.split(LINE_END);
  const lines = all.filter(hasCells);
  if (lines.some((line) => line.length > MAX_LINE))
    throw notUnderstood(`A line of this file is longer than ${MAX_LINE.toLocaleString('en-US')} characters. ${AGAIN}`);
  if (lines.length > ROW_LIMITS.rows)
    throw notUnderstood(`This file has more than ${ROW_LIMITS.rows.toLocaleString('en-US')} lines. ${AGAIN}`);
  return isPairs(lines) ? pairsIn(all) : tablesIn(lines);
}

const LINE_END = /\r\n|\n|\r/;

const hasCells = (line: string): boolean => line.trim() !== '' && !FRAME.test(line);

/** Whether cells are the columns of one of the tables that are read. */
const isHead = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.length <= ROW_LIMITS.columns &&
  tablesOf(Object.fromEntries(cells.map((cell) => [cell, '']))).length > 0;

/** Whether cells could be the columns of a table that is not read. */
const isOtherHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && new Set(cells).size === cells.length && cells.every((cell) => COLUMN.test(cell));

function cellsOf(line: string): string[] {
  if (/^\|.*\|$/.test(line))
    return line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
  return cellsBy(line, line.includes('|') ? '|' : ',');
}

/** Splits a line; a cell in quotes may have separators, and two quotes for one. */
function cellsBy(line: string, separator: Separator): string[] {
  if (separator === '|' || !line.includes('"')) return line.split(separator);
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
}

/** A statement's rows follow the names of its columns. @throws SuiteError `invalid_request` */
function tablesIn(lines: readonly string[]): OsqueryRow[][] {
  const lists: OsqueryRow[][] = [];
  let columns: string[] = [];
  let separator: Separator | 'frame' = ',';
  for (const [place, line] of lines.entries()) {
    const cells = cellsOf(line);
    const isFirst = columns.length === 0;
    if (isHead(cells) || ((isFirst || cells.length !== columns.length) && isOtherHead(cells))) {
      columns = cells;
      separator = line.startsWith('|') ? 'frame' : line.includes('|') ? '|' : ',';
      lists.push([]);
      continue;
    }
    const values = separator === 'frame' ? cells : cellsBy(line, separator);
    if (isFirst) throw notUnderstood(`This file doesn’t start with the names of columns. ${AGAIN}`);
    if (values.length !== columns.length)
      throw notUnderstood(
        `Line ${place + 1} of this file has ${values.length} values for ${columns.length} columns, because a value has the separator within it. ${AGAIN}`,
      );
    lists.at(-1)?.push(Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])));
  }
  return lists;
}

/** Reads `--line`: a blank line ends a row, and so does the next value of a column. */
function pairsIn(lines: readonly string[]): OsqueryRow[][] {
  const rows: Record<string, string>[] = [];
  let row: Record<string, string> | undefined;
  for (const line of lines) {
    const [, column, value = ''] = PAIR.exec(line) ?? [];
    if (column === undefined || !row || Object.hasOwn(row, column)) {
      row = column === undefined ? undefined : {};
      if (row) rows.push(row);
    }
    if (row && column !== undefined) row[column] = value;
  }
  return rows.map((each) => [each]);
}
