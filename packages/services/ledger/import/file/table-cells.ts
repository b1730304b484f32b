import type { Confirmation, TableField } from '../../contract/uploads';
import { minorUnits } from '../../records/money';
import { plainDecimal } from '../../table-file/amounts';
import { isCurrency } from '../../table-file/currency';
import { FIRST_DAY, LAST_DAY, LONGEST_DAY, readDay } from '../../table-file/days';
import { fieldName } from '../../table-file/fields';
import { MAX_TEXT, quoted, RowRejected } from '../csv/fields';

/** Days that are kept of a column, for few days stand in it many times. */
const CACHED = 5000;

const written = { mdy: 'month/day/year', dmy: 'day/month/year', ymd: 'year-month-day', serial: "Excel's number of a day" };

interface Shape {
  names: readonly string[];
  confirmation: Pick<Confirmation, 'columns' | 'currency' | 'payment' | 'credits' | 'paymentTermsDays'>;
  /** The file itself tells days from text, so that they stand in ISO whatever the text beside them does. */
  hasTypedDays: boolean;
}

/** The cells of one row after the other by what a person has confirmed them to be. Every reader throws `RowRejected`. */
export class TableCells {
  readonly #places = new Map<TableField, number>();
  readonly #days = new Map<number, Map<string, string | undefined>>();
  #cells: readonly string[] = [];

  constructor(private readonly shape: Shape) {
    for (const [place, { field }] of shape.confirmation.columns.entries()) if (field) this.#places.set(field, place);
  }

  /** What was said of the file as a whole. */
  get confirmation(): Shape['confirmation'] {
    return this.shape.confirmation;
  }

  at(cells: readonly string[]): this {
    this.#cells = cells;
    return this;
  }

  has(field: TableField): boolean {
    return this.#places.has(field);
  }

  /** What a message calls the column. */
  nameOf(field: TableField): string {
    return this.shape.names[this.#places.get(field) ?? -1] ?? fieldName(field);
  }

  /** Trimmed text with single spaces; null when blank or without such a column. */
  text(field: TableField, max = MAX_TEXT): string | null {
    const value = (this.#cells[this.#places.get(field) ?? -1] ?? '').trim().replace(/\s+/g, ' ');
    if (value.length > max) throw new RowRejected(this.nameOf(field), `is longer than ${max} characters`);
    return value || null;
  }

  required(field: TableField, max: number): string {
    const value = this.text(field, max);
    if (value === null) throw new RowRejected(this.nameOf(field), 'is blank');
    return value;
  }

  day(field: TableField): string {
    const value = this.dayOrNull(field);
    if (value === null) throw new RowRejected(this.nameOf(field), 'is blank');
    return value;
  }

  dayOrNull(field: TableField): string | null {
    const place = this.#places.get(field);
    const text = this.#cells[place ?? -1]?.trim();
    if (place === undefined || !text) return null;
    const order = this.shape.confirmation.columns[place]?.dateOrder ?? 'ymd';
    const known = this.#days.get(place) ?? new Map<string, string | undefined>();
    if (text.length <= LONGEST_DAY && !known.has(text)) {
      if (known.size >= CACHED) known.clear();
      known.set(text, readDay(text, order) ?? (this.shape.hasTypedDays ? readDay(text, 'ymd') : undefined));
      this.#days.set(place, known);
    }
    const day = known.get(text);
    if (day !== undefined) return day;
    throw new RowRejected(
      this.nameOf(field),
      `is ${quoted(text)}, not a day from ${FIRST_DAY} to ${LAST_DAY} written as ${written[order]}`,
    );
  }

  currency(): string {
    const value = this.text('currency')?.toUpperCase() ?? this.shape.confirmation.currency;
    if (isCurrency(value)) return value;
    throw new RowRejected(this.nameOf('currency'), `is ${quoted(value)}, not a currency code of ISO 4217`);
  }

  /** An amount in whole minor units; null when blank or without such a column. */
  amountOrNull(field: TableField, currency: string): number | null {
    const decimal = this.decimalOrNull(field, currency);
    if (decimal === null) return null;
    const units = minorUnits(decimal, currency);
    if (units !== undefined) return units;
    throw new RowRejected(this.nameOf(field), `is ${quoted(this.text(field))}, not an amount in ${currency}`);
  }

  amount(field: TableField, currency: string): number {
    const value = this.amountOrNull(field, currency);
    if (value === null) throw new RowRejected(this.nameOf(field), 'is blank');
    return value;
  }

  /** A plain decimal as text, exact. */
  decimalOrNull(field: TableField, currency = ''): string | null {
    const place = this.#places.get(field);
    const text = this.#cells[place ?? -1]?.trim();
    if (place === undefined || !text) return null;
    const decimal = plainDecimal(text, this.shape.confirmation.columns[place]?.decimalMark ?? '.');
    if (decimal !== undefined && /^-?\d{1,15}(\.\d{1,10})?$/.test(decimal)) return decimal;
    throw new RowRejected(this.nameOf(field), `is ${quoted(text)}, not ${currency ? `an amount in ${currency}` : 'a number'}`);
  }
}
