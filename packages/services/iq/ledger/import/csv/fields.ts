import { isCurrency } from '@suite/values/currency';
import { isDay } from '@suite/values/iso-day';
import { minorUnits } from '@suite/values/money';
import type { Values } from './read-rows';

/** Why a row cannot be imported. Other rows are not affected. */
export class RowRejectedError extends Error {
  override name = 'RowRejectedError';

  /** @param problem what is wrong with the column; it follows the column's name in the message */
  constructor(
    readonly column: string,
    problem: string,
  ) {
    super(`${column} ${problem}`);
  }
}

/** The maximum length of text in a column. */
export const MAX_TEXT = 4000;

/** Reads the columns of a row by type. Every reader throws `RowRejectedError` with the column and the reason. */
export class Fields {
  constructor(private readonly values: Pick<Values, 'get'>) {}

  /** Returns trimmed text; null if it is blank or the file lacks the column. */
  text(column: string): string | null {
    const value = this.values.get(column)?.trim();
    if (!value) return null;
    if (value.length > MAX_TEXT) throw new RowRejectedError(column, `is longer than ${MAX_TEXT} characters`);
    // PostgreSQL text cannot contain it.
    if (value.includes('\0')) throw new RowRejectedError(column, 'holds a NUL character');
    return value;
  }

  /** Returns text that must not be blank and has at most `max` characters. */
  required(column: string, max: number): string {
    const value = this.text(column);
    if (value === null) throw new RowRejectedError(column, 'is blank');
    if (value.length > max) throw new RowRejectedError(column, `is longer than ${max} characters`);
    return value;
  }

  oneOf<Word extends string>(column: string, words: readonly Word[]): Word {
    const value = this.text(column);
    const found = words.find((word) => word === value);
    if (!found) throw new RowRejectedError(column, `is ${quoted(value)}, not ${words.join(', ')}`);
    return found;
  }

  /** Returns a calendar day such as `2021-03-17`. */
  date(column: string): string {
    const value = this.text(column);
    if (value !== null && isDay(value)) return value;
    throw new RowRejectedError(column, `is ${quoted(value)}, not a date such as 2021-03-17`);
  }

  dateOrNull(column: string): string | null {
    return this.text(column) === null ? null : this.date(column);
  }

  /** Returns an instant in UTC, from `2020-04-26 14:45:34.083 UTC` or ISO 8601 with a Z. */
  instant(column: string): Date {
    const value = this.text(column);
    const parts = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(\.\d{1,9})?(?: UTC|Z)$/.exec(value ?? '');
    const [, day = '', time = '', fraction = ''] = parts ?? [];
    const instant = new Date(`${day}T${time}${fraction.slice(0, 4)}Z`);
    if (isDay(day) && !Number.isNaN(instant.getTime())) return instant;
    throw new RowRejectedError(column, `is ${quoted(value)}, not a time such as 2020-04-26 14:45:34.083 UTC`);
  }

  currency(column: string): string {
    const value = this.text(column);
    if (value !== null && isCurrency(value)) return value;
    throw new RowRejectedError(column, `is ${quoted(value)}, not a currency code of ISO 4217`);
  }

  /** Returns an amount in whole minor units of its currency. */
  amount(column: string, currency: string): number {
    const value = this.text(column);
    const units = value === null ? undefined : minorUnits(value, currency);
    if (units !== undefined) return units;
    throw new RowRejectedError(column, `is ${quoted(value)}, not an amount in ${currency}`);
  }

  /** Returns a plain decimal as exact text, such as a quantity or a rate. */
  decimal(column: string): string {
    const value = this.text(column);
    if (value !== null && /^-?\d{1,12}(\.\d{1,10})?$/.test(value)) return value;
    throw new RowRejectedError(column, `is ${quoted(value)}, not a decimal number`);
  }

  decimalOrNull(column: string): string | null {
    return this.text(column) === null ? null : this.decimal(column);
  }
}

export const quoted = (value: string | null) =>
  value === null ? 'blank' : `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;
