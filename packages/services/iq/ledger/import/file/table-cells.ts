import type { Confirmation, TableField } from '../../contract/table';
import { inverse } from '../../records/inverse-rate';
import { isDash, isNoValue, plainDecimal, readAmount } from '../../table-file/amounts';
import { currenciesNamed } from '../../table-file/currency';
import { isCutNumber } from '../../table-file/cut-number';
import { dayInCell, LONGEST_DAY, yearsProblem } from '../../table-file/days';
import { dayFields, fieldName, moneyFields, numberFields } from '../../table-file/fields';
import { roundAmount, roundDecimal, timesDecimal } from '../../table-file/round-amount';
import { sideOf } from '../../table-file/sale-types';
import { MAX_TEXT, quoted, RowRejectedError } from '../csv/fields';
import { attempt } from '../row-outcome';

/** The number of cached days per column, because a column repeats few different days. */
const CACHED = 5000;

const written = {
  mdy: 'a date written MM/DD/YYYY',
  dmy: 'a date written DD/MM/YYYY',
  ymd: 'a date written YYYY-MM-DD',
  serial: 'an Excel date number',
};

/** The fields whose sign depends on a debit or credit flag. */
const signed: readonly TableField[] = ['amount', 'balance', 'total', 'tax', 'includedTax'];

/** The fields that tell documents and customers apart. */
const ids: readonly TableField[] = ['number', 'customerId', 'reference'];

interface Shape {
  names: readonly string[];
  confirmation: Pick<Confirmation, 'columns' | 'currency' | 'payment' | 'credits' | 'paymentTermsDays'>;
  /** The firm's currency. */
  home: string;
}

/** Reads the cells of one row at a time, as a person confirmed the columns. Every reader throws `RowRejectedError`. */
export class TableCells {
  readonly #places = new Map<TableField, number>();
  readonly #days = new Map<number, Map<string, string | undefined>>();
  /** The indexes of further columns of a field, whose amounts are added to those of its first one. */
  readonly #added = new Map<TableField, number[]>();
  #cells: readonly string[] = [];
  /** The indexes of cells that the file stores as numbers. */
  #numbers: readonly number[] = [];
  readonly #money: readonly TableField[];
  readonly #rests = new Map<TableField, number>();

  constructor(private readonly shape: Shape) {
    for (const [place, { field }] of shape.confirmation.columns.entries()) {
      if (!field) continue;
      if (!this.#places.has(field)) this.#places.set(field, place);
      else this.#added.set(field, [...(this.#added.get(field) ?? []), place]);
    }
    this.#money = moneyFields.filter((field) => this.#places.has(field));
  }

  /** The answers for the file as a whole. */
  get confirmation(): Shape['confirmation'] {
    return this.shape.confirmation;
  }

  /** Returns what rounding an amount of this row left out (`roundAmount`), once it was read. */
  restOf(field: TableField): number {
    if (field === 'amount' && this.#isDebitLessCredit) return this.restOf('debit') - this.restOf('credit');
    const rest = this.#rests.get(field) ?? 0;
    return rest && signed.includes(field) && this.#isCredit() ? -rest : rest;
  }

  at({ cells, numbers = [] }: { cells: readonly string[]; numbers?: readonly number[] }): this {
    this.#cells = cells;
    this.#numbers = numbers;
    this.#rests.clear();
    return this;
  }

  has(field: TableField): boolean {
    return this.#places.has(field);
  }

  /** Returns the name of a column in messages. */
  nameOf(field: TableField): string {
    return this.shape.names[this.#places.get(field) ?? -1] ?? fieldName(field);
  }

  /**
   * Returns trimmed text with single spaces; null if it is blank, a number that was cut, or there is no such column. The number of
   * an invoice in instalments ends with that of the instalment: `1042/2`.
   */
  text(field: TableField, max = MAX_TEXT): string | null {
    const text = this.#text(field, max);
    const instalment = field === 'number' && text !== null ? this.#text('instalment', max) : null;
    return instalment === null ? text : `${text}/${instalment}`;
  }

  #text(field: TableField, max: number): string | null {
    if (this.isCut(field)) return null;
    const cell = (this.#cells[this.#places.get(field) ?? -1] ?? '').trim().replace(/\s+/g, ' ');
    // Spreadsheets mark a number that is text with an apostrophe.
    const value = ids.includes(field) ? cell.replace(/^'(?=\d)/, '') : cell;
    if (value.length > max) throw new RowRejectedError(this.nameOf(field), `is longer than ${max} characters`);
    return value || null;
  }

  /** Whether a spreadsheet has cut the number in this column, so that it may be that of another row. */
  isCut(field: TableField): boolean {
    return ids.includes(field) && isCutNumber(this.#cells[this.#places.get(field) ?? -1] ?? '');
  }

  required(field: TableField, max: number): string {
    const value = this.text(field, max);
    if (value === null) throw new RowRejectedError(this.nameOf(field), 'is blank');
    return value;
  }

  /** Returns why a row is rejected that needs a value in this column; “none” and dashes count as blank. */
  blank(field: TableField): RowRejectedError {
    const text = (this.#cells[this.#places.get(field) ?? -1] ?? '').trim();
    return new RowRejectedError(this.nameOf(field), text ? `is ${quoted(text)}, which counts as blank` : 'is blank');
  }

  day(field: TableField): string {
    const value = this.dayOrNull(field);
    if (value === null) throw this.blank(field);
    return value;
  }

  dayOrNull(field: TableField): string | null {
    const place = this.#places.get(field);
    const text = this.#cells[place ?? -1]?.trim();
    if (place === undefined || !text || isDash(text)) return null;
    const order = this.shape.confirmation.columns[place]?.dateOrder ?? 'ymd';
    const known = this.#days.get(place) ?? new Map<string, string | undefined>();
    if (text.length <= LONGEST_DAY && !known.has(text)) {
      if (known.size >= CACHED) known.clear();
      known.set(text, dayInCell(text, order));
      this.#days.set(place, known);
    }
    const day = known.get(text);
    if (day !== undefined) return day;
    throw new RowRejectedError(this.nameOf(field), `is ${quoted(text)}, not ${written[order]}${yearsProblem(text, order)}`);
  }

  /** Returns why each unreadable date and number in the row cannot be read. Reading the row itself stops at the first one. */
  unreadable(): string[] {
    const mapped = [...this.#places.keys()];
    const stated = attempt(() => this.currency());
    const currency = 'value' in stated ? stated.value : this.confirmation.currency;
    const reads = [
      ...mapped.filter((field) => dayFields.includes(field)).map((field) => () => this.dayOrNull(field)),
      ...mapped
        .filter((field) => numberFields.includes(field))
        .map((field) => () => this.decimalOrNull(field, moneyFields.includes(field) ? currency : '')),
    ];
    return reads.flatMap((read) => {
      const result = attempt<unknown>(read);
      return 'reason' in result ? [result.reason] : [];
    });
  }

  /** Returns the currency of the row: from its column, its amounts or the answer for the file. */
  currency(): string {
    const written = this.text('currency');
    const column = written === null ? undefined : this.#only(currenciesNamed(written));
    if (written !== null && column === undefined) {
      throw new RowRejectedError(this.nameOf('currency'), `is ${quoted(written)}, not a currency code of ISO 4217`);
    }
    let currency = column;
    for (const field of this.#money) {
      const named = this.#currenciesOf(field);
      if (!named) continue;
      const cell = quoted(this.text(field));
      if (!currency) {
        currency = this.#only(named);
        if (!currency) throw new RowRejectedError(this.nameOf(field), `is ${cell}, which does not say its currency`);
      } else if (!named.includes(currency)) {
        throw new RowRejectedError(this.nameOf(field), `is ${cell}, where the row is in ${currency}`);
      }
    }
    return currency ?? this.shape.confirmation.currency;
  }

  /** Returns the only currency, or the file's if it is among several that a cell may mean. */
  #only(named: readonly string[]): string | undefined {
    return named.length === 1 ? named[0] : named.find((code) => code === this.shape.confirmation.currency);
  }

  /** Returns the currencies that a cell's code or sign may mean; undefined if it has none. */
  #currenciesOf(field: TableField): readonly string[] | undefined {
    const place = this.#places.get(field) ?? -1;
    const text = this.#cells[place];
    if (!text || !/[^\d.,\s'’()+-]/.test(text)) return undefined;
    return readAmount(text, this.shape.confirmation.columns[place]?.decimalMark ?? '.')?.currencies;
  }

  /**
   * Returns an amount in whole minor units; null if it is blank or there is no such column. Without an amount column, it is debit
   * less credit, or the price times the quantity. Amounts marked as credit are negative.
   */
  amountOrNull(field: TableField, currency: string): number | null {
    if (field === 'amount' && this.#isDebitLessCredit) return this.#debitLessCredit(currency);
    const units = this.#unitsOrNull(field, currency);
    return units !== null && signed.includes(field) && this.#isCredit() ? -units : units;
  }

  #debitLessCredit(currency: string): number | null {
    const [debit, credit] = [this.#unitsOrNull('debit', currency), this.#unitsOrNull('credit', currency)];
    if (debit && credit) return this.#debitOfBoth(debit, credit, currency);
    return debit === null && credit === null ? null : (debit ?? 0) - (credit ?? 0);
  }

  /** A list of open items can have both in one row: the amount, and what was paid of it. */
  #debitOfBoth(debit: number, credit: number, currency: string): number {
    if (this.has('balance') && this.amountOrNull('balance', currency) === debit - credit) return debit;
    const beside = `is ${quoted(this.text('credit'))} beside ${quoted(this.text('debit'))} in ${this.nameOf('debit')}`;
    throw new RowRejectedError(this.nameOf('credit'), `${beside}, which does not say which is the amount`);
  }

  get #isDebitLessCredit(): boolean {
    return !this.has('amount') && (this.has('debit') || this.has('credit'));
  }

  #isCredit(): boolean {
    if (!this.has('side')) return false;
    const side = this.required('side', 10);
    const stated = sideOf(side);
    if (stated) return stated === 'credit';
    throw new RowRejectedError(this.nameOf('side'), `is ${quoted(side)}, neither debit nor credit`);
  }

  #unitsOrNull(field: TableField, currency: string): number | null {
    this.#rests.delete(field);
    const added = this.#added.get(field);
    if (!added) return this.#unitsAt(field, this.#places.get(field), currency);
    const units = [this.#places.get(field), ...added].map((place) => this.#unitsAt(field, place, currency));
    return units.every((each) => each === null) ? null : units.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  }

  #unitsAt(field: TableField, place: number | undefined, currency: string): number | null {
    const isProduct = field === 'amount' && place === undefined;
    const decimal = isProduct ? this.#priceTimesQuantity(currency) : this.#decimalAt(field, place, currency);
    if (decimal === null) return null;
    const rounded = roundAmount(decimal, currency);
    if (rounded) {
      this.#rests.set(field, (this.#rests.get(field) ?? 0) + rounded.rest);
      return rounded.units;
    }
    throw new RowRejectedError(this.nameOf(field), `is ${quoted(this.text(field))}, not an amount in ${currency}`);
  }

  #priceTimesQuantity(currency: string): string | null {
    const [price, quantity] = [this.decimalOrNull('unitPrice', currency), this.decimalOrNull('quantity')];
    return price === null || quantity === null ? null : timesDecimal(price, quantity);
  }

  amount(field: TableField, currency: string): number {
    const value = this.amountOrNull(field, currency);
    if (value === null) throw this.blank(field === 'amount' && this.has('unitPrice') ? this.#blankFactor() : field);
    return value;
  }

  #blankFactor(): TableField {
    return this.decimalOrNull('unitPrice') === null ? 'unitPrice' : 'quantity';
  }

  /**
   * Returns units of the row's currency for one unit of the firm's; null if the row does not say. Exports without a rate write
   * zero, or one between two different currencies.
   */
  rateOrNull(currency: string): string | null {
    const field = this.has('inverseRate') ? 'inverseRate' : 'exchangeRate';
    const stated = this.decimalOrNull(field);
    if (stated === null || Number(stated) === 0) return null;
    const reject = (problem: string) => new RowRejectedError(this.nameOf(field), `is ${quoted(stated)}, ${problem}`);
    const inverted = inverse(stated);
    if (inverted === undefined) throw reject('not a rate above zero');
    if (Number(stated) === 1) return null;
    if (currency === this.shape.home) throw reject(`where the row is in ${currency}, your firm's own currency`);
    return field === 'inverseRate' ? stated : inverted;
  }

  /** Returns a plain decimal as exact text. */
  decimalOrNull(field: TableField, currency = ''): string | null {
    return this.#decimalAt(field, this.#places.get(field), currency);
  }

  #decimalAt(field: TableField, place: number | undefined, currency: string): string | null {
    const text = this.#cells[place ?? -1]?.trim();
    if (place === undefined || !text || isNoValue(text)) return null;
    const mark = this.#numbers.includes(place) ? '.' : (this.shape.confirmation.columns[place]?.decimalMark ?? '.');
    const decimal = plainDecimal(text, mark);
    if (decimal !== undefined && /^-?\d{1,15}(\.\d+)?$/.test(decimal)) {
      // Quantities and rates have ten decimals. Amounts are rounded once their currency is known.
      return moneyFields.includes(field) || !/\.\d{11}/.test(decimal) ? decimal : roundDecimal(decimal, 10);
    }
    throw new RowRejectedError(
      this.nameOf(field),
      `is ${quoted(text)}, not ${currency ? `an amount in ${currency}` : 'a number'}`,
    );
  }
}
