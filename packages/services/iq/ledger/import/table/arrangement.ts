import { sideOf } from '../../table-file/sale-types';
import { widthReason } from '../csv/width-reason';
import type { Header } from './find-header';
import { isDay, isNumber } from './guess-fields';
import type { TableRow } from './table-row';

/** How the rows below a header are arranged. */
export interface Layout {
  /** Columns that the header names. */
  width: number;
  /** The header's own cells: reports of several pages repeat it. */
  header: readonly string[];
  /** A row may have fewer cells: a sheet leaves empty ones out. In a file of lines such a row was cut off. */
  isSheet: boolean;
  /**
   * Rows with nothing but a name stand above the rows that they are of, as in reports of QuickBooks and Xero: the name is
   * carried down into a column of its own, the last.
   */
  hasGroups: boolean;
  /** Groups may contain groups, because each ends with a row of its total. */
  isNested: boolean;
}

/** A row that is only a total, in English, German and French. */
const total =
  /^(?:(?:grand |report |sub ?)?totals?|sum|(?:gesamt|zwischen|end)?summe|gesamt|saldo gesamt|(?:sous-)?total(?: général| ttc)?|percentage of total|(?:%|percent) of total)\s*:?$/iu;

export const isTotalWord = (cell: string): boolean => total.test(cell.trim());

/** The total of a group, with its name. */
const totalOf = /^(?:(?:sub)?total(?: for| of| pour)?|summe(?: für)?)\s+(\S.*)$/iu;
const totalBehind = /^(.*\S)\s+total$/iu;

const isBlank = (cell: string) => cell.trim() === '';
const isValue = (cell: string) => isNumber(cell) || isDay(cell);
/** A number, a share, or whether it is debit or credit. */
const isMetric = (cell: string) => /^-?[\d.,]+\s?%$/.test(cell.trim()) || isNumber(cell) || sideOf(cell.trim()) !== undefined;

const filled = (cells: readonly string[]) => cells.filter((cell) => !isBlank(cell)).map((cell) => cell.trim());

/** The name that a row has and nothing else; undefined when it is no such row. */
function groupOf(cells: readonly string[]): string | undefined {
  const [name, ...others] = filled(cells);
  return name !== undefined && !others.length && !isValue(name) && !total.test(name) ? name : undefined;
}

/** Whether a row is a total: words for it, and nothing but figures behind. With groups, "Total" and a name do as well. */
function isTotal(cells: readonly string[], hasGroups: boolean): boolean {
  const first = cells.findIndex((cell) => !isBlank(cell));
  const name = cells[first]?.trim() ?? '';
  const isAlone = total.test(name);
  if (!isAlone && !(hasGroups && (totalOf.test(name) || totalBehind.test(name)))) return false;
  const others = filled(cells.slice(first + 1));
  return (isAlone || others.length > 0) && others.every(isMetric);
}

/** Whether a row is the total of the rows above it, which begin with a name. */
function isTotalOf(name: string, cells: readonly string[]): boolean {
  const first = cells[0]?.trim() ?? '';
  if (!name || (totalOf.exec(first)?.[1] ?? totalBehind.exec(first)?.[1]) !== name) return false;
  const others = filled(cells.slice(1));
  return others.length > 0 && others.every(isMetric);
}

/** How the rows of a table are arranged, by the first of them. */
export function findLayout(header: Header, rows: readonly TableRow[], isSheet: boolean): Layout {
  const below = rows.flatMap((row) => ('cells' in row && row.line > header.line && filled(row.cells).length ? [row.cells] : []));
  const [first = []] = below;
  const width = header.names.length;
  // A report of groups begins with the first of them, and rows of several cells follow.
  const hasGroups =
    width > 2 && groupOf(first) !== undefined && below.some((cells) => filled(cells).length > 2 && !isTotal(cells, true));
  const isNested = hasGroups && below.some((cells) => isTotal(cells, true) && !total.test(filled(cells)[0] ?? ''));
  return { width, header: header.cells, isSheet, hasGroups, isNested };
}

/** Takes the rows below a header one after the other, and leaves out what is none of the table's. */
export class Arrangement {
  #groups: string[] = [];
  /** Rows that were left out: names of groups, and totals. */
  groups = 0;
  totals = 0;
  /** Rows that repeat the header. */
  headers = 0;
  /** The first cell of the row before: a row of that name's total may follow. */
  #name = '';

  constructor(private readonly layout: Layout) {}

  /** The row with the name of its group, why it cannot be read, or undefined when it is none of the table's. */
  take(row: TableRow): TableRow | undefined {
    if ('reason' in row) return row;
    const { width, isSheet, hasGroups, header } = this.layout;
    const { line, cells } = row;
    if (filled(cells).length > 1 && filled(cells).join('\0') === filled(header).join('\0')) {
      this.headers++;
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
    return { ...row, cells: [...padded, this.#groups.join(':')] };
  }

  #open(name: string): void {
    // Without totals a group ends where the next begins.
    this.#groups = this.layout.isNested ? [...this.#groups, name] : [name];
  }

  #close(text: string): void {
    if (!this.layout.isNested) return;
    const name = (totalOf.exec(text)?.[1] ?? totalBehind.exec(text)?.[1] ?? '').toLowerCase();
    const place = this.#groups.findLastIndex((group) => name.startsWith(group.toLowerCase()));
    this.#groups = name && place >= 0 ? this.#groups.slice(0, place) : [];
  }
}
