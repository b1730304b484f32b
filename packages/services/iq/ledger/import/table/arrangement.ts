import { sideOf } from '../../table-file/sale-types';
import { widthReason } from '../csv/width-reason';
import type { Header } from './find-header';
import { isDay, isNumber } from './guess-fields';
import type { TableRow } from './table-row';
import { isTotalWord } from './total-words';

/** How the rows below a header are arranged. */
export interface Layout {
  /** The number of columns that the header names. */
  width: number;
  /** The cells of the header, because reports of several pages repeat it. */
  header: readonly string[];
  /** Rows may have fewer cells, because a sheet leaves out empty ones. In a text file such a row was cut off. */
  isSheet: boolean;
  /**
   * Rows with nothing but a name are headings of the rows below them, as in reports of QuickBooks and Xero. The name is copied to
   * an additional last column.
   */
  hasGroups: boolean;
  /** The column that names the groups, if the header has a name for it and rows of data leave it blank. */
  groupColumn?: number;
  /** Groups may contain groups, because each one ends with a total row. */
  isNested: boolean;
}

/** Matches the total of a group, with its name. */
const totalOf = /^(?:(?:sub)?total(?: for| of| pour)?|summe(?: für)?)\s+(\S.*)$/iu;
const totalBehind = /^(.*\S)\s+total$/iu;

/**
 * Matches what reports print below their rows: when they were made ("Thursday, November 05, 2026 09:12 AM GMT-05:00", "Accrual
 * Basis"), page numbers and copyright.
 */
const footer =
  /^(?:(?:accrual|cash) basis\b|page \d+|seite \d+|(?:printed|generated|created|exported|report (?:date|run))\b|(?:gedruckt|erstellt) am\b|(?:imprimé|édité) le\b|©|copyright\b)|\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?: ?(?:gmt|utc|[a-z]{3,4})(?:[+-]\d{1,2}(?::?\d{2})?)?)?$/iu;

const LONGEST_FOOTER = 200;

/** Returns true for a row whose only cell is a report's footer. */
function isFooter(cells: readonly string[]): boolean {
  const first = firstFilled(cells, 0);
  if (first < 0 || firstFilled(cells, first + 1) >= 0) return false;
  const text = cells[first]?.trim() ?? '';
  return text.length <= LONGEST_FOOTER && footer.test(text);
}

const isBlank = (cell: string) => cell.trim() === '';

/** Returns the index of the first cell from a place on that is not blank; -1 if there is none. */
function firstFilled(cells: readonly string[], from: number): number {
  for (let place = from; place < cells.length; place++) if (!isBlank(cells[place] ?? '')) return place;
  return -1;
}

const isValue = (cell: string) => isNumber(cell) || isDay(cell);
/** Returns true for a number, a percentage, or a debit or credit mark. */
const isMetric = (cell: string) => /^-?[\d.,]+\s?%$/.test(cell.trim()) || isNumber(cell) || sideOf(cell.trim()) !== undefined;

const filled = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell)).map((cell) => cell.trim());

/** Returns the name in a row that contains nothing else; undefined for other rows. */
function groupOf(cells: readonly string[]): string | undefined {
  const [name, ...others] = filled(cells);
  return name !== undefined && !others.length && !isValue(name) && !isTotalWord(name) ? name : undefined;
}

/** Returns true for a total row: a word for a total, followed only by numbers. With groups, "Total" and a name count too. */
function isTotal(cells: readonly string[], hasGroups: boolean): boolean {
  const first = firstFilled(cells, 0);
  const name = cells[first]?.trim() ?? '';
  const isAlone = isTotalWord(name);
  if (!isAlone && !(hasGroups && (totalOf.test(name) || totalBehind.test(name)))) return false;
  const others = filled(cells.slice(first + 1));
  return (isAlone || others.length > 0) && others.every(isMetric);
}

/** Returns true for the total of the rows above it, which start with the given name. */
function isTotalOf(name: string, cells: readonly string[]): boolean {
  const first = cells[0]?.trim() ?? '';
  // Most rows don't name the row above.
  if (!name || !first.includes(name) || (totalOf.exec(first)?.[1] ?? totalBehind.exec(first)?.[1]) !== name) return false;
  const others = filled(cells.slice(1));
  return others.length > 0 && others.every(isMetric);
}

/** Returns how the rows of a table are arranged, judging by the first ones. */
export function findLayout(header: Header, rows: readonly TableRow[], isSheet: boolean): Layout {
  const below = rows.flatMap((row) =>
    'cells' in row && row.line > header.line && filled(row.cells).length && !isFooter(row.cells) ? [row.cells] : [],
  );
  const [first = []] = below;
  const width = header.names.length;
  // A report with groups starts with a group's name, and rows with several cells follow.
  const hasGroups =
    width > 2 && groupOf(first) !== undefined && below.some((cells) => filled(cells).length > 2 && !isTotal(cells, true));
  const isNested = hasGroups && below.some((cells) => isTotal(cells, true) && !isTotalWord(filled(cells)[0] ?? ''));
  const place = first.findIndex((cell) => !isBlank(cell));
  const data = below.filter((cells) => groupOf(cells) === undefined && !isTotal(cells, true));
  const isNamed = hasGroups && !isBlank(header.cells[place] ?? '') && data.every((cells) => isBlank(cells[place] ?? ''));
  return { width, header: header.cells, isSheet, hasGroups, isNested, ...(isNamed && { groupColumn: place }) };
}

/** Takes the rows below a header one by one, and leaves out those that are not data. */
export class Arrangement {
  #groups: string[] = [];
  /** The number of rows left out as names of groups, and as totals. */
  groups = 0;
  totals = 0;
  /** The number of rows that repeat the header. */
  headers = 0;
  /** The number of rows below the data, such as the time of the report. */
  footers = 0;
  /** The first cell of the previous row, whose total may follow. */
  #name = '';

  readonly #header: readonly string[];

  constructor(private readonly layout: Layout) {
    this.#header = filled(layout.header);
  }

  #isHeader(cells: readonly string[]): boolean {
    const [first] = this.#header;
    // Most rows differ from the header in their first cell.
    if (cells[firstFilled(cells, 0)]?.trim() !== first) return false;
    return this.#header.length > 1 && filled(cells).join('\0') === this.#header.join('\0');
  }

  /** Returns the row with the name of its group, or why it cannot be read; undefined if it is not data. */
  take(row: TableRow): TableRow | undefined {
    if ('reason' in row) return row;
    const { width, isSheet, hasGroups, groupColumn } = this.layout;
    const { line, cells } = row;
    if (this.#isHeader(cells)) {
      this.headers++;
      return undefined;
    }
    if (isFooter(cells)) {
      this.footers++;
      return undefined;
    }
    const name = this.#name;
    this.#name = cells[0]?.trim() ?? '';
    if (isTotal(cells, hasGroups) || isTotalOf(name, cells)) {
      this.totals++;
      this.#close(filled(cells)[0] ?? '');
      return undefined;
    }
    const group = hasGroups ? groupOf(cells) : undefined;
    if (group !== undefined) {
      this.groups++;
      this.#open(group);
      return undefined;
    }
    const isTooWide = cells.length > width && cells.slice(width).some((cell) => !isBlank(cell));
    if (isTooWide || (!isSheet && cells.length < width)) {
      return { line, reason: widthReason(cells.length, width) };
    }
    if (!hasGroups) return row;
    const padded = Array.from({ length: width }, (_, place) => cells[place] ?? '');
    const owner = this.#ownerName();
    return { ...row, cells: groupColumn === undefined ? [...padded, owner] : padded.with(groupColumn, owner) };
  }

  /** Returns the names of the groups around a row. A sub-customer may be written with the names above it. */
  #ownerName(): string {
    return this.#groups.reduce((above, name) => (above && !name.startsWith(`${above}:`) ? `${above}:${name}` : name), '');
  }

  #open(name: string): void {
    // Without totals, a group ends where the next one starts.
    this.#groups = this.layout.isNested ? [...this.#groups, name] : [name];
  }

  #close(text: string): void {
    if (!this.layout.isNested) return;
    const name = (totalOf.exec(text)?.[1] ?? totalBehind.exec(text)?.[1] ?? '').toLowerCase();
    const place = this.#groups.findLastIndex((group) => name.startsWith(group.toLowerCase()));
    this.#groups = name && place >= 0 ? this.#groups.slice(0, place) : [];
  }
}
