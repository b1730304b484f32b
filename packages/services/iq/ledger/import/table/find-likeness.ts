import type { DecimalMark, GuessedColumn, TableField, TableKind } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { wordsOf } from './guess-fields';
import { nameScore, namesHomeCurrency } from './header-words';
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
  /** The firm's currency; null if it is unknown. */
  home: string | null;
}

/**
 * Finds columns of money without a field whose name or values suggest an open or paid amount, and exchange rates, because no
 * export says in which direction they are.
 */
export function findLikeness({ names, fields, unneeded, below, marks, kind, hasRates, home }: Table): Map<number, Likeness> {
  const found = new Map<number, Likeness>();
  const rate = fields.indexOf('exchangeRate');
  const amounts = fields.indexOf('amount');
  if (rate >= 0 && hasRates) {
    const columns = [...marks.keys()].filter(
      (place) => place !== amounts && place !== rate && namesHomeCurrency(names[place] ?? '', home),
    );
    const valuesOf = (place: number) => below.map(({ cells }) => numberOf(cells[place], marks.get(place)) ?? Number.NaN);
    const direction =
      amounts < 0 || namesHomeCurrency(names[amounts] ?? '', home)
        ? undefined
        : directionOf(valuesOf(amounts), valuesOf(rate), columns.map(valuesOf));
    if (direction) fields[rate] = direction;
    else found.set(rate, 'rate');
  }
  if (kind !== null && kind !== 'invoices' && kind !== 'invoice-lines') return found;
  const total = fields.includes('total') ? fields.indexOf('total') : fields.indexOf('amount');
  // What is open in the firm's currency is no part of an amount in that of its row.
  const isOtherCurrency = (place: number) =>
    fields.includes('currency') && total >= 0 && isLocal(names[place] ?? '') !== isLocal(names[total] ?? '');
  const places = [...marks.keys()].filter((place) => {
    const words = wordsOf(names[place] ?? '');
    return (
      fields[place] === null && !unneeded.has(place) && !isAgeBucket(words) && !isOtherMoney(words) && !isOtherCurrency(place)
    );
  });
  const pairsOf = (place: number) => below.map(({ cells }) => [place, total].map((at) => numberOf(cells[at], marks.get(at))));
  const numbersIn = (place: number) => below.map(({ cells }) => numberOf(cells[place], marks.get(place)) ?? Number.NaN);
  for (const field of ['balance', 'paid'] as const) {
    const sure = places.filter(
      (place) =>
        nameScore(field, names[place] ?? '') > 0 && total >= 0 && agrees(field, pairsOf(place), { below, fields, numbersIn }),
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

const isLocal = (header: string) => namesHomeCurrency(header, null);

const numberOf = (cell = '', [mark = '.']: readonly DecimalMark[] = []): number | undefined =>
  cell.trim() === '' ? 0 : Number(plainDecimal(cell, mark) ?? Number.NaN);

/** Returns true if values never exceed their amounts, and are mostly equal to them or zero. */
function isPartOf(pairs: readonly (number | undefined)[][]): boolean {
  const stated = statedIn(pairs);
  const all = stated.filter(({ value, amount }) => value === amount).length;
  const none = stated.filter(({ value }) => value === 0).length;
  return isWithin(pairs) && all > 0 && (all + none) * 2 > stated.length;
}

const statedIn = (pairs: readonly (number | undefined)[][]) =>
  pairs.flatMap(([value = Number.NaN, amount = Number.NaN]) =>
    Number.isNaN(value) || !amount || Number.isNaN(amount) ? [] : [{ value, amount }],
  );

/** Returns true if no value exceeds its amount, and some are neither blank nor zero. */
const isWithin = (pairs: readonly (number | undefined)[][]): boolean => {
  const stated = statedIn(pairs);
  return (
    stated.some(({ value }) => value !== 0) &&
    stated.every(({ value, amount }) => Math.abs(value) <= Math.abs(amount) && value * amount >= 0)
  );
};

/**
 * Returns true if the values of a column are parts of their amounts as its name says, and agree with the days of payment: nothing
 * is open of a row with one.
 */
function agrees(
  field: 'balance' | 'paid',
  pairs: readonly (number | undefined)[][],
  { below, fields, numbersIn }: Pick<Table, 'below' | 'fields'> & { numbersIn: (place: number) => number[] },
): boolean {
  if (!isWithin(pairs)) return false;
  const other = fields.indexOf(field === 'paid' ? 'balance' : 'paid');
  if (other >= 0) {
    const rest = numbersIn(other);
    return pairs.every(([value = 0, amount = 0], row) => Math.abs(value + (rest[row] ?? Number.NaN) - amount) < 0.011);
  }
  const paidOn = fields.indexOf('paidOn');
  const settled = below.map(({ cells }) => Boolean(cells[paidOn]?.trim()));
  return pairs.every(([value = 0, amount = 0], row) => !amount || !settled[row] || value === (field === 'paid' ? amount : 0));
}

/**
 * Returns in which direction rates are, if a column has the amounts in the firm's currency: the amounts times their rates, or
 * divided by them. Rows whose rate is one decide nothing.
 */
function directionOf(
  amounts: readonly number[],
  rates: readonly number[],
  columns: readonly (readonly number[])[],
): 'exchangeRate' | 'inverseRate' | undefined {
  const rows = rates.flatMap((rate, row) => (rate > 0 && Math.abs(rate - 1) > 0.01 && amounts[row] ? [row] : []));
  const isEqual = (one: number, other: number) => Math.abs(one - other) <= 0.011 + Math.abs(other) * 0.002;
  const fits = (convert: (amount: number, rate: number) => number) =>
    rows.length > 0 &&
    columns.some((home) => rows.every((row) => isEqual(convert(amounts[row] ?? 0, rates[row] ?? 0), home[row] ?? Number.NaN)));
  const [times, divided] = [fits((amount, rate) => amount * rate), fits((amount, rate) => amount / rate)];
  return times === divided ? undefined : times ? 'exchangeRate' : 'inverseRate';
}
