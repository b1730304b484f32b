import type { DecimalMark, GuessedColumn, TableField, TableKind } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { wordsOf } from './guess-fields';
import { isAgeBucket, isOtherMoney, namesSettlement } from './synonyms';

export type Likeness = NonNullable<GuessedColumn['looksLike']>;

interface Table {
  names: readonly string[];
  fields: readonly (TableField | null)[];
  /** Columns that are known and not needed. */
  unneeded: ReadonlySet<number>;
  below: readonly { cells: readonly string[] }[];
  /** The decimal marks of the columns of numbers. */
  marks: ReadonlyMap<number, readonly DecimalMark[]>;
  kind: TableKind | null;
  /** True if some row has an exchange rate other than one. */
  hasRates: boolean;
}

/**
 * Finds columns of money without a field whose name or values suggest an open or paid amount, and exchange rates, because no
 * export says in which direction they are.
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
    // The values alone do not show whether an amount is open or paid.
    else if (!named && !fields.includes('balance') && !fields.includes('paid') && total >= 0) {
      const pairs = below.map(({ cells }) => [place, total].map((at) => numberOf(cells[at], marks.get(at))));
      if (isPartOf(pairs)) found.set(place, 'balance');
    }
  }
  return found;
}

const numberOf = (cell = '', [mark = '.']: readonly DecimalMark[] = []): number | undefined =>
  cell.trim() === '' ? 0 : Number(plainDecimal(cell, mark) ?? Number.NaN);

/** Returns true if values never exceed their amounts, and are mostly equal to them or zero. */
function isPartOf(pairs: readonly (number | undefined)[][]): boolean {
  const stated = pairs.flatMap(([value = Number.NaN, amount = Number.NaN]) =>
    Number.isNaN(value) || !amount || Number.isNaN(amount) ? [] : [{ value, amount }],
  );
  const isWithin = stated.every(({ value, amount }) => Math.abs(value) <= Math.abs(amount) && value * amount >= 0);
  const all = stated.filter(({ value, amount }) => value === amount).length;
  const none = stated.filter(({ value }) => value === 0).length;
  return isWithin && all > 0 && (all + none) * 2 > stated.length;
}
