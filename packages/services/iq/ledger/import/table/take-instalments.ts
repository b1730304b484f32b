import { daysOf } from './column-days';
import { type Guess, isDay } from './guess-fields';

interface Table {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/** The longest text that tells an instalment apart, such as `2`, `B` or `03/12`. */
const LONGEST = 10;

/** The number of invoices in instalments that it takes, and the share of them that has to agree. */
const INVOICES = 2;
const NEARLY_ALL = 0.95;

const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Takes the column that tells the instalments of an invoice apart: rows with the same number have different values in it, and
 * later due dates in their order. Returns a notice for the person.
 */
export function takeInstalments({ names, below }: Table, { fields, product }: Guess): string[] {
  const places = (['number', 'dueDate'] as const).map((field) => fields.indexOf(field));
  if (product || places.includes(-1) || fields.includes('quantity') || fields.includes('item')) return [];
  const cellsAt = (place: number) => below.map(({ cells }) => cells[place]?.trim() ?? '');
  const [numbers = [], dueDates = []] = places.map(cellsAt);
  const days = daysOf(dueDates);
  const rowsOf = new Map<string, number[]>();
  for (const [row, number] of numbers.entries())
    if (number && days[row]) rowsOf.set(number, [...(rowsOf.get(number) ?? []), row]);
  const invoices = [...rowsOf.values()].filter((rows) => rows.length > 1 && new Set(rows.map((row) => days[row])).size > 1);
  if (invoices.length < INVOICES) return [];
  const place = names.findIndex((_, at) => {
    if (fields[at]) return false;
    const cells = cellsAt(at);
    if (cells.some((cell) => isDay(cell) || /[.,]\d/.test(cell))) return false;
    const isInOrder = (rows: readonly number[]) => {
      const ordered = rows.toSorted((one, other) => compare(cells[one] ?? '', cells[other] ?? ''));
      return ordered.every((row, index) => {
        const before = ordered[index - 1];
        const cell = cells[row] ?? '';
        if (!cell || cell.length > LONGEST) return false;
        return before === undefined || (cells[before] !== cell && (days[before] ?? '') <= (days[row] ?? ''));
      });
    };
    return invoices.filter(isInOrder).length >= invoices.length * NEARLY_ALL;
  });
  if (place < 0) return [];
  fields[place] = 'instalment';
  const [[row = 0] = []] = invoices;
  const example = `${numbers[row]}/${cellsAt(place)[row]}`;
  return [
    `“${names[place]}” tells the instalments of an invoice apart: each counts as an invoice, with a number such as “${example}”.`,
  ];
}
