import type { DecimalMark, TableField } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { moneyFields } from '../../table-file/fields';
import { runningBalance } from '../../table-file/problems';
import { type Guess, isNumber, wordsOf } from './guess-fields';
import { isMost } from './shares';
import { isTotalWord } from './total-words';

interface Rows {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/** The maximum number of money columns to compare, and of name columns to group by. The first ones of a table are used. */
const MONEY_COLUMNS = 8;
const NAME_COLUMNS = 4;

/** The number of rows that are compared. A running balance runs from the first row. */
const COMPARED = 300;

/** Balances are rounded, but their amounts may not be. */
const TOLERANCE = 0.015;

/** The share of rows that may not add up, because a balance is corrected now and then. */
const MISSES = 0.1;

/**
 * Leaves out running balances, which add up the amounts of the rows above or below, so that they are not mistaken for an open
 * balance or another amount.
 * @returns the indexes of running balances, and notices on those that are left out
 */
export function leaveOutRunning(
  { names, below }: Rows,
  { fields, unneeded, product }: Guess,
): { places: Set<number>; notices: string[] } {
  const known = product?.columns ?? {};
  // An export whose amounts are known can add up by chance.
  const isKnown = (place: number) => fields[place] !== null && fields[place] === known[wordsOf(names[place] ?? '')];
  const places = new Set([...findRunning(below, fields)].filter((place) => !isKnown(place)));
  const notices = [...places].flatMap((place) => {
    const field = fields[place];
    unneeded.add(place);
    if (!field || !moneyFields.includes(field)) return [];
    fields[place] = null;
    return [runningBalance(names[place] ?? '')];
  });
  return { places, notices };
}

/**
 * Returns the columns in which each value is the previous value, of the same customer or the whole table, plus the row's amount.
 */
function findRunning(below: Rows['below'], fields: readonly (TableField | null)[]): Set<number> {
  const found = new Set<number>();
  const rows: { cells: readonly string[] }[] = [];
  for (const row of below) {
    if (rows.length === COMPARED) break;
    if (!row.cells.some(isTotalWord)) rows.push(row);
  }
  const textsOf = (place: number) => rows.map(({ cells }) => cells[place]?.trim() ?? '');
  const columns = fields.map((field, place) => ({ field, place, texts: textsOf(place) }));
  const money = columns
    .filter(({ field, texts }) => (field === null || moneyFields.includes(field)) && isMostly(texts, isNumber))
    .slice(0, MONEY_COLUMNS);
  const names = columns
    .filter(({ texts }) => !isMostly(texts, isNumber) && new Set(texts).size * 2 <= texts.length)
    .slice(0, NAME_COLUMNS)
    .map(({ texts }) => groupsOf(texts));
  const groupings = [rows.map(() => 0), ...names];
  const orders = [rows.map((_, row) => row), rows.map((_, row) => rows.length - 1 - row)];
  for (const mark of ['.', ','] as const) {
    const numbers = new Map(money.map(({ place, texts }) => [place, texts.map((text) => numberOf(text, mark))]));
    for (const [place, balances] of numbers) {
      if (found.has(place) || balances.every((balance) => balance === undefined)) continue;
      const others = [...numbers].filter(([other]) => other !== place).map(([, values]) => values);
      if (movesOf(others).some((moves) => isRunningBy(balances, moves, { orders, groupings }))) found.add(place);
    }
  }
  return found;
}

/**
 * How rows change a balance: by one column, by the difference of two, or by their sum if credits are negative. `isSigned` is true
 * if the sign of the amount gives the direction.
 */
interface Moves {
  amounts: readonly number[];
  isSigned: boolean;
}

function movesOf(columns: readonly (readonly (number | undefined)[])[]): Moves[] {
  return columns.flatMap((debit, place) => [
    { amounts: debit.map((amount) => amount ?? 0), isSigned: debit.some((amount) => (amount ?? 0) < 0) },
    ...columns
      .filter((_, other) => other !== place)
      .map((credit) => ({ amounts: debit.map((amount, row) => (amount ?? 0) - (credit[row] ?? 0)), isSigned: true })),
    ...columns
      .slice(place + 1)
      .map((credit) => ({ amounts: debit.map((amount, row) => (amount ?? 0) + (credit[row] ?? 0)), isSigned: true })),
  ]);
}

/** Returns a group number for each text. Equal texts have the same number. */
function groupsOf(texts: readonly string[]): number[] {
  const numbers = new Map([...new Set(texts)].map((text, number) => [text, number]));
  return texts.map((text) => numbers.get(text) ?? 0);
}

function isRunningBy(
  balances: readonly (number | undefined)[],
  moves: Moves,
  { orders, groupings }: { orders: readonly (readonly number[])[]; groupings: readonly (readonly number[])[] },
): boolean {
  return orders.some((order) => groupings.some((groups) => addsUp(order, balances, moves, groups)));
}

/**
 * Returns true if balances add up in an order of rows, across all rows or within each group. A row may leave its balance to the
 * next one. A balance that equals its own row's amount can be the start of an account or an open amount, so it decides nothing. A
 * balance above its row's amount, or at the start of a group beside no amount, cannot be an open amount.
 */
function addsUp(
  order: readonly number[],
  balances: readonly (number | undefined)[],
  { amounts, isSigned }: Moves,
  groups: readonly number[],
): boolean {
  const before: number[] = [];
  const unbalanced: number[] = [];
  let [steps, misses, above] = [0, 0, 0];
  for (const row of order) {
    const balance = balances[row];
    const group = groups[row] ?? 0;
    const amount = (amounts[row] ?? 0) + (unbalanced[group] ?? 0);
    unbalanced[group] = balance === undefined ? amount : 0;
    if (balance === undefined) continue;
    const previous = before[group];
    before[group] = balance;
    if (previous === undefined && amount === 0 && !isNear(balance, 0)) above++;
    if (previous === undefined || isNear(balance, amount)) continue;
    const change = balance - previous;
    if (isNear(change, amount) || (!isSigned && isNear(change, -amount))) {
      if (isNear(change, 0)) continue;
      steps++;
      if (Math.abs(balance) > Math.abs(amount) + TOLERANCE) above++;
    } else if (++misses > MISSES * order.length) return false;
  }
  return above > 0 && steps > 1 && misses <= MISSES * steps;
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE;

/** Returns undefined for a blank cell or one that is not a number. */
function numberOf(text: string, mark: DecimalMark): number | undefined {
  const decimal = text === '' ? undefined : plainDecimal(text, mark);
  return decimal === undefined ? undefined : Number(decimal);
}

const isMostly = (texts: readonly string[], test: (text: string) => boolean) =>
  isMost(
    texts.filter((text) => text !== ''),
    test,
  );
