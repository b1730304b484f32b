import type { DecimalMark, GuessedColumn, TableField, TableKind } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { wordsOf } from './guess-fields';
import { nameScore } from './header-words';
import { isAgeBucket, isOtherMoney, namesSettlement } from './synonyms';

export type Likeness = NonNullable<GuessedColumn['looksLike']>;

interface Table {
  names: readonly string[];
  /** A column that its name and its values say is open or paid is added. */
  fields: (TableField | null)[];
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
  const places = [...marks.keys()].filter((place) => {
    const words = wordsOf(names[place] ?? '');
    return fields[place] === null && !unneeded.has(place) && !isAgeBucket(words) && !isOtherMoney(words);
  });
  const pairsOf = (place: number) => below.map(({ cells }) => [place, total].map((at) => numberOf(cells[at], marks.get(at))));
  for (const field of ['balance', 'paid'] as const) {
    const sure = places.filter(
      (place) => nameScore(field, names[place] ?? '') > 0 && total >= 0 && agrees(field, pairsOf(place), { below, fields }),
    );
    const [only, ...others] = sure;
    if (only !== undefined && !others.length && !fields.includes(field)) fields[only] = field;
  }
  for (const place of places) {
    if (fields[place] !== null) continue;
    const words = wordsOf(names[place] ?? '');
    const header = names[place] ?? '';
    const named =
      namesSettlement(words) ?? (nameScore('balance', header) ? 'balance' : nameScore('paid', header) ? 'paid' : undefined);
    if (named && !fields.includes(named)) found.set(place, named === 'paid' ? 'payment' : 'balance');
    // The values alone do not show whether an amount is open or paid.
    else if (!named && !fields.includes('balance') && !fields.includes('paid') && total >= 0) {
      if (isPartOf(pairsOf(place))) found.set(place, 'balance');
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

/**
 * Returns true if the values of a column are parts of their amounts as its name says, and agree with the days of payment: nothing
 * is open of a row with one.
 */
function agrees(
  field: 'balance' | 'paid',
  pairs: readonly (number | undefined)[][],
  { below, fields }: Pick<Table, 'below' | 'fields'>,
): boolean {
  if (!isPartOf(pairs)) return false;
  const paidOn = fields.indexOf('paidOn');
  const settled = below.map(({ cells }) => Boolean(cells[paidOn]?.trim()));
  return pairs.every(([value = 0, amount = 0], row) => !amount || !settled[row] || value === (field === 'paid' ? amount : 0));
}
