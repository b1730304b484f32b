import { daysBetween } from '@suite/values/iso-day';
import type { TableField } from '../../contract/table';
import { currenciesNamed } from '../../table-file/currency';
import { fieldName } from '../../table-file/fields';
import { saleTypeOf } from '../../table-file/sale-types';
import { daysOf } from './column-days';
import { numbersOf } from './column-numbers';
import { type Guess, isAddress, isDay, isNumber, wordsOf } from './guess-fields';
import { namesOtherRole, namesTax, namesTaxPart, plainWords } from './header-words';
import { isShare } from './shares';
import { isAgeBucket, isOtherMoney } from './synonyms';

interface Table {
  names: readonly string[];
  /** The first rows of data. */
  below: readonly { cells: readonly string[] }[];
}

/** The share of rows that evidence has to hold in, because a list has an odd row now and then. */
const NEARLY_ALL = 0.95;

/** The number of money columns whose sums are compared. */
const MONEY_COLUMNS = 8;

/** The usual numbers of days between an invoice and its due date, with one more or less for months of 31 days. */
const isTerm = (days: number) =>
  [0, 7, 8, 10, 14, 15, 20, 21, 28, 29, 30, 31, 40, 42, 45, 60, 61, 62, 90, 91, 92, 120].includes(days);

/** Endings of the names of companies. */
const ofCompany =
  /(^|[\s,.])(ltd|limited|llc|llp|inc|corp|co|company|plc|gmbh|ag|kg|ug|ohg|sarl|sas|sa|sl|srl|spa|bv|nv|ab|as|aps|oy|kft|zrt|sro|a\.s|z o\.? ?o|lda|pty|bros|sons|partners|group|trust)\.?$/iu;

interface Column {
  place: number;
  /** The trimmed cells of all rows. */
  cells: readonly string[];
  filled: readonly string[];
}

/**
 * Finds the fields that a table needs and no header names, by their values. Each one is said in a notice. Several columns that
 * fit equally well are left to a person.
 */
export function guessByValues({ names, below }: Table, guess: Guess): string[] {
  const { fields, unneeded, product } = guess;
  if (product) return [];
  const notices: string[] = [];
  const columnAt = (place: number): Column => {
    const cells = below.map((row) => row.cells[place]?.trim() ?? '');
    return { place, cells, filled: cells.filter((cell) => cell !== '') };
  };
  const open = () =>
    names.flatMap((name, place) => {
      if (fields[place] || unneeded.has(place) || namesOtherRole(name)) return [];
      const column = columnAt(place);
      return column.filled.length ? [column] : [];
    });
  const take = (field: TableField, column: Column | undefined) => {
    if (!column || fields.includes(field)) return;
    fields[column.place] = field;
    notices.push(
      `“${names[column.place]}” is read as ${fieldName(field).toLowerCase()} because of its values: check that this is right.`,
    );
  };
  const has = (...some: TableField[]) => some.some((field) => fields.includes(field));
  const days = open().filter(({ filled }) => isMostly(filled, isDay));
  const money = open().filter(({ place, filled }) => isMoney(names[place] ?? '', filled));
  // A table without days and money is no list of invoices or payments.
  if (
    !(has('date', 'paidOn') || days.length) ||
    !(has('amount', 'balance', 'paid', 'debit', 'credit', 'unitPrice') || money.length)
  )
    return [];
  takeDays(days, columnAt, fields, take);
  const amounts = open().filter(({ filled }) => isMostly(filled, isNumber));
  const hasPrices = has('unitPrice') && has('quantity');
  if (!hasPrices && !has('amount', 'balance', 'paid', 'debit', 'credit')) {
    const total = totalOf(money, below.length);
    // A single column of money that is zero in some rows can be what is open of another one.
    const wholes = total ? wholesOf(total, amounts) : [];
    take('amount', wholes.length ? only(wholes) : total);
  } else if (!has('amount', 'debit', 'credit', 'vendor') && has('balance'))
    take('amount', only(wholesOf(columnAt(fields.indexOf('balance')), amounts)));
  if (!has('number')) {
    const identifiers = open().filter(
      ({ place, filled }) => !/payment|paid|receipt/.test(plainWords(names[place] ?? '')) && isIdentifier(filled, below.length),
    );
    const order = ({ place }: Column) => idOrder(names[place] ?? '');
    take('number', identifiers.toSorted((one, other) => order(one) - order(other))[0]);
  }
  notices.push(...takeTaxes(names, columnAt, { fields, unneeded }));
  takeTax(names, columnAt, { fields, unneeded });
  const total = takeTotal(names, columnAt, { fields, unneeded });
  guess.isTotal = total.length > 0;
  notices.push(...total);
  if (!has('customer', 'vendor', 'customerId')) take('customer', customerAmong(open()));
  if (!has('customer', 'vendor', 'customerId')) notices.push(...takeAddresses(names, columnAt, fields));
  return notices;
}

const isMostly = (cells: readonly string[], test: (cell: string) => boolean, share = 0.9) => isShare(cells, share, test);

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** Returns true for amounts: numbers that are no ages, rates, quantities or numbers of documents. */
function isMoney(name: string, filled: readonly string[]): boolean {
  const words = wordsOf(name);
  if (isAgeBucket(words) || isOtherMoney(words) || isOtherMoney(plainWords(name)) || !isMostly(filled, isNumber)) return false;
  if (filled.some((cell) => /[.,]\d{2}\D*$/.test(cell) || /\p{Sc}/u.test(cell))) return true;
  if (filled.some((cell) => /^\D{0,3}\d{1,3}([.,'’ ]\d{3})+\D{0,3}$/.test(cell))) return true;
  // Whole numbers that count up are identifiers.
  return new Set(filled).size < filled.length && filled.some((cell) => cell.replace(/\D/g, '').length > 2);
}

/** Returns true if nearly every row has a value of its own with a digit, which is neither a day nor an amount. */
function isIdentifier(filled: readonly string[], rows: number): boolean {
  if (rows < 2 || filled.length < rows * NEARLY_ALL || new Set(filled).size < filled.length * NEARLY_ALL) return false;
  return filled.every(
    (cell) => /\d/.test(cell) && cell.length <= 40 && !isDay(cell) && !/[.,]\d{1,2}\D*$/.test(cell) && !cell.includes('@'),
  );
}

/**
 * Takes the date, the due date and the day of payment: what is due lies a usual number of days after what is issued, and the day
 * of payment is blank in some rows.
 */
function takeDays(
  open: readonly Column[],
  columnAt: (place: number) => Column,
  fields: readonly (TableField | null)[],
  take: (field: TableField, column: Column | undefined) => void,
): void {
  const dated = fields.indexOf('date');
  const columns = open.map((column) => ({ column, days: daysOf(column.cells) }));
  const isBefore = (one: (string | undefined)[], other: (string | undefined)[]) => {
    const pairs = one.flatMap((day, row) => (day && other[row] ? [[day, other[row]] as const] : []));
    return pairs.length > 0 && pairs.filter(([a, b]) => a <= b).length >= pairs.length * NEARLY_ALL;
  };
  const full = columns.filter(({ column }) => column.filled.length >= column.cells.length * NEARLY_ALL);
  const first =
    dated >= 0
      ? { column: columnAt(dated), days: daysOf(columnAt(dated).cells) }
      : (full.find((one) => columns.every((other) => one === other || isBefore(one.days, other.days))) ??
        (columns.length === 1 ? columns[0] : undefined));
  if (!first) return;
  if (dated < 0) take('date', first.column);
  const rest = columns.filter((one) => one !== first && isBefore(first.days, one.days));
  const due = rest.filter((one) => {
    const gaps = one.days.flatMap((day, row) => (day && first.days[row] ? [daysBetween(first.days[row], day)] : []));
    return (
      gaps.length > 2 &&
      gaps.filter(isTerm).length >= gaps.length * 0.8 &&
      gaps.some((gap) => gap >= 7) &&
      new Set(gaps).size <= 9
    );
  });
  const [dueColumn] = due;
  if (due.length === 1) take('dueDate', dueColumn?.column);
  const paid = rest.filter((one) => one !== dueColumn && one.column.filled.length < one.column.cells.length * NEARLY_ALL);
  // Blank days only say what is paid if the table has due dates to tell them from.
  if (paid.length === 1 && fields.includes('dueDate')) take('paidOn', paid[0]?.column);
}

/** Puts the id of the row of a database after other numbers, because it is on no invoice, and ids of other tables after it. */
function idOrder(header: string): number {
  const words = plainWords(header);
  if (words === 'id') return 1;
  return /\bid$/.test(words) ? 2 : 0;
}

/** Takes e-mail addresses as the names of customers. Returns a notice for the person. */
function takeAddresses(names: readonly string[], columnAt: (place: number) => Column, fields: (TableField | null)[]): string[] {
  const place = names.findIndex((_, at) => {
    const { cells, filled } = columnAt(at);
    return (
      (fields[at] === null || fields[at] === 'email') && filled.length >= cells.length * NEARLY_ALL && isMostly(filled, isAddress)
    );
  });
  if (place < 0) return [];
  fields[place] = 'customer';
  return [`“${names[place]}” is used as the name of the customer, because no column has names.`];
}

/** Returns the only column of amounts, or the one that others add up to or are parts of. */
function totalOf(columns: readonly Column[], rows: number): Column | undefined {
  if (columns.length === 1) return columns[0];
  const numbers = columns.slice(0, MONEY_COLUMNS).map((column) => ({ column, values: numbersOf(column.cells) }));
  const nearly = (test: (row: number) => boolean) => {
    let count = 0;
    for (let row = 0; row < rows; row++) if (test(row)) count++;
    return rows > 1 && count >= rows * NEARLY_ALL;
  };
  const sums = numbers.filter((sum) =>
    numbers.some((a, at) =>
      numbers
        .slice(at + 1)
        .some(
          (b) =>
            a !== sum &&
            b !== sum &&
            nearly((row) => Math.abs((a.values[row] ?? 0) + (b.values[row] ?? 0) - (sum.values[row] ?? 0)) < 0.011),
        ),
    ),
  );
  if (sums.length === 1) return sums[0]?.column;
  const whole = numbers.filter((one) =>
    numbers.every(
      (other) => one === other || nearly((row) => Math.abs(other.values[row] ?? 0) <= Math.abs(one.values[row] ?? 0) + 0.005),
    ),
  );
  return whole.length === 1 ? whole[0]?.column : undefined;
}

/** Returns the columns that a column is a part of: it is never more, sometimes the same, and zero or less in another row. */
function wholesOf({ place, cells }: Column, others: readonly Column[]): Column[] {
  const parts = numbersOf(cells);
  return others.filter((other) => {
    if (other.place === place) return false;
    const pairs = numbersOf(other.cells).map((whole, row) => [whole, parts[row] ?? 0] as const);
    return (
      pairs.every(([whole, part]) => Math.abs(part) <= Math.abs(whole) + 0.005 && part * whole >= 0) &&
      pairs.some(([whole, part]) => part !== 0 && part === whole) &&
      pairs.some(([whole, part]) => Math.abs(part) < Math.abs(whole))
    );
  });
}

/** Returns the column of names; undefined if several fit about equally. */
function customerAmong(open: readonly Column[]): Column | undefined {
  const scored = open
    .filter(({ filled, cells }) => {
      const different = new Set(filled).size;
      if (filled.length < cells.length * 0.8 || (different < 2 && cells.length > 2) || (different <= 4 && cells.length > 20))
        return false;
      return (
        isMostly(filled, (cell) => /\p{L}{2}/u.test(cell) && !isDay(cell) && !isNumber(cell) && !cell.includes('@')) &&
        !isCode(filled)
      );
    })
    .map((column) => {
      const { filled } = column;
      const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
      const repeats = new Set(filled).size < filled.length ? 1 : 0;
      return { column, score: 3 * share((cell) => ofCompany.test(cell)) + repeats + share((cell) => /^\p{Lu}/u.test(cell)) };
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && (!next || best.score - next.score > 0.5) ? best.column : undefined;
}

/** Returns true for currencies, types of documents, and codes with digits in most cells. */
const isCode = (filled: readonly string[]) =>
  isMostly(filled, (cell) => currenciesNamed(cell).length > 0) ||
  isMostly(filled, (cell) => saleTypeOf(cell) !== undefined) ||
  isMostly(filled, (cell) => isAgeBucket(wordsOf(cell)), 0.5) ||
  isMostly(filled, (cell) => !/\s/.test(cell) && /\d/.test(cell), 0.8);

/** Takes a column named like a tax if it is what the amount exceeds another column by. */
function takeTax(
  names: readonly string[],
  columnAt: (place: number) => Column,
  { fields, unneeded }: Pick<Guess, 'fields' | 'unneeded'>,
): void {
  const amount = fields.indexOf('amount');
  if (amount < 0 || fields.includes('tax')) return;
  const open = names.flatMap((_, place) => (fields[place] || unneeded.has(place) ? [] : [columnAt(place)]));
  const numbers = open
    .filter(({ filled }) => isMostly(filled, isNumber))
    .slice(0, MONEY_COLUMNS * 2)
    .map(({ place, cells }) => ({ place, values: numbersOf(cells) }));
  const total = numbersOf(columnAt(amount).cells);
  const taxes = numbers.filter(
    (tax) =>
      namesTax(names[tax.place] ?? '') &&
      tax.values.some((value) => value !== 0) &&
      numbers.some(
        (net) =>
          net !== tax &&
          !namesTax(names[net.place] ?? '') &&
          total.filter((value, row) => Math.abs((tax.values[row] ?? 0) + (net.values[row] ?? 0) - value) < 0.011).length >=
            total.length * NEARLY_ALL,
      ),
  );
  const [only] = taxes;
  if (only && taxes.length === 1) fields[only.place] = 'tax';
}

/**
 * Takes several columns as tax, such as CGST and SGST or GST and PST, if they make up what the amount exceeds another column by,
 * or another column the amount. If they don't, none of them is, because one alone would be too little. Returns a notice for the
 * person.
 */
function takeTaxes(
  names: readonly string[],
  columnAt: (place: number) => Column,
  { fields, unneeded }: Pick<Guess, 'fields' | 'unneeded'>,
): string[] {
  const amount = fields.indexOf('amount');
  if (amount < 0) return [];
  const columns = names
    .flatMap((_, place) => (fields[place] && fields[place] !== 'tax' ? [] : [columnAt(place)]))
    .filter(({ place, filled }) => !unneeded.has(place) && isMostly(filled, isNumber))
    .slice(0, MONEY_COLUMNS * 2)
    .map(({ place, cells }) => ({ place, values: numbersOf(cells) }));
  const parts = columns.filter(({ place }) => namesTaxPart(names[place] ?? ''));
  const used = parts.filter(({ values }) => values.some((value) => value !== 0));
  if (used.length < 2) return [];
  const total = numbersOf(columnAt(amount).cells);
  const others = columns.filter((column) => !parts.includes(column));
  const isSum = (tax: readonly number[]) =>
    others.some(({ values }) =>
      [-1, 1].some((sign) => {
        const right = values.filter((value, row) => Math.abs((total[row] ?? 0) + sign * (tax[row] ?? 0) - value) < 0.011);
        return right.length >= total.length * NEARLY_ALL;
      }),
    );
  const taken = columns.find(({ place }) => fields[place] === 'tax');
  if (taken && isSum(taken.values)) return [];
  const isAll = isSum(total.map((_, row) => parts.reduce((sum, { values }) => sum + (values[row] ?? 0), 0)));
  for (const { place } of parts) fields[place] = isAll ? 'tax' : null;
  const named = used.map(({ place }) => `“${names[place]}”`).join(', ');
  if (isAll) return [`${named} are added up as the tax, because the amounts are with all of them.`];
  return [
    `${named} are not used: no other column shows that they add up to the tax of “${names[amount]}”. Choose “Tax” for each one that is part of it.`,
  ];
}

/** Takes another column as the amount if it is what the amount and its tax add up to. Returns a notice for the person. */
function takeTotal(
  names: readonly string[],
  columnAt: (place: number) => Column,
  { fields, unneeded }: Pick<Guess, 'fields' | 'unneeded'>,
): string[] {
  const amount = fields.indexOf('amount');
  const places = fields.flatMap((field, place) => (field === 'tax' ? [place] : []));
  if (amount < 0 || !places.length || fields.includes('item') || fields.includes('quantity')) return [];
  const net = numbersOf(columnAt(amount).cells);
  const parts = places.map((place) => numbersOf(columnAt(place).cells));
  const taxes = net.map((_, row) => parts.reduce((sum, values) => sum + (values[row] ?? 0), 0));
  if (!taxes.some((value) => value !== 0)) return [];
  const sums = names.flatMap((_, place) => {
    if (fields[place] || unneeded.has(place)) return [];
    const { cells, filled } = columnAt(place);
    if (!isMostly(filled, isNumber)) return [];
    const isSum = numbersOf(cells).filter((value, row) => Math.abs((net[row] ?? 0) + (taxes[row] ?? 0) - value) < 0.011);
    return isSum.length >= cells.length * NEARLY_ALL ? [place] : [];
  });
  const [total] = sums;
  if (total === undefined || sums.length > 1) return [];
  fields[total] = 'amount';
  fields[amount] = null;
  unneeded.add(amount);
  return [
    `“${names[total]}” is read as the amount, because it is “${names[amount]}” with the tax in ${places.map((place) => `“${names[place]}”`).join(' and ')}.`,
  ];
}
