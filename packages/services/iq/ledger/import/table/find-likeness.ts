import type { DecimalMark, GuessedColumn, TableField, TableKind } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { wordsOf } from './guess-fields';
import { isAgeBucket, isOtherMoney, namesSettlement } from './synonyms';

export type Likeness = NonNullable<GuessedColumn['looksLike']>;

interface Table {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** Columns of which it is known that they are not needed. */
  unneeded: ReadonlySet<number>;
  below: readonly { cells: readonly string[] }[];
  /** Of the columns of numbers. */
  marks: ReadonlyMap<number, readonly DecimalMark[]>;
  kind: TableKind | null;
  /** Some row has an exchange rate that is not one. */
  hasRates: boolean;
}

/**
 * Columns of money without a field that say, by their name or their values, how much of an invoice is open or paid; and
 * exchange rates, of which no export says in which direction they are.
 */
export function findLikeness({ names, fields, unneeded, below, marks, kind, hasRates }: Table): Map<number, Likeness> {
  const found = new Map<number, Likeness>();
  const rate = fields.indexOf('exchangeRate');
  if (rate >= 0 && hasRates) found.set(rate, 'rate');
  if (kind !== null && kind !== 'invoices' && kind !== 'invoice-lines') return found;
  const total = fields.includes('total') ? fields.indexOf('total') : fields.indexOf('amount');
  for (const place of marks.keys()) {
    const words = wordsOf(names[place] ?? '');
    if (fields[place] !== null || unneeded.has(place) || isAgeBucket(words) || isOtherMoney(words)) continue;
    const named = namesSettlement(words);
    if (named && !fields.includes(named)) found.set(place, named === 'paid' ? 'payment' : 'balance');
    // By values alone what is open cannot be told from what is paid.
    else if (!named && !fields.includes('balance') && !fields.includes('paid') && total >= 0) {
      const pairs = below.map(({ cells }) => [place, total].map((at) => numberOf(cells[at], marks.get(at))));
      if (isPartOf(pairs)) found.set(place, 'balance');
    }
  }
  return found;
}

const numberOf = (cell = '', [mark = '.']: readonly DecimalMark[] = []): number | undefined =>
  cell.trim() === '' ? 0 : Number(plainDecimal(cell, mark) ?? Number.NaN);

/** Whether values are never above their amounts, and mostly all of it or nothing. */
function isPartOf(pairs: readonly (number | undefined)[][]): boolean {
  const told = pairs.flatMap(([value = Number.NaN, amount = Number.NaN]) =>
    Number.isNaN(value) || !amount || Number.isNaN(amount) ? [] : [{ value, amount }],
  );
  const isWithin = told.every(({ value, amount }) => Math.abs(value) <= Math.abs(amount) && value * amount >= 0);
  const all = told.filter(({ value, amount }) => value === amount).length;
  const none = told.filter(({ value }) => value === 0).length;
  return isWithin && all > 0 && (all + none) * 2 > told.length;
}
