import { type Rules, typedNumbers } from './typed-number';

/** Reads and writes the text of a field. */
export interface TypedField {
  /** The number, or null when the field is empty; undefined with a `problem` that says what to write. */
  read: (text: string) => { value: number | null; problem?: undefined } | { value?: undefined; problem: string };
  /** The number as a person of the locale types it; empty for null and undefined. */
  write: (value: number | null | undefined) => string;
}

interface Limits {
  mayBeNegative?: boolean | undefined;
  /** The limit in the field's own unit: minor units for amounts. */
  most?: number | undefined;
  locale?: string | undefined;
}

/** Far above what a firm has, and far below where integers stop being exact. */
const MAX_MINOR = 1e13;

/** Returns a field for amounts in minor units of a currency. */
export function typedAmounts(currency: string, { mayBeNegative = false, most = MAX_MINOR, locale }: Limits = {}): TypedField {
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const { write, ...rest } = fieldOf({ decimals, currency, mayBeNegative, locale }, decimals, most);
  return { ...rest, write: (value) => write(value, typeof value === 'number' && value % 10 ** decimals === 0 ? 0 : decimals) };
}

/** Returns a field for plain numbers or percentages. */
export function typedPlain({ most = 1e12, ...rules }: Omit<Rules, 'currency'> & Limits): TypedField {
  const { read, write } = fieldOf(rules, 0, most);
  return { read, write: (value) => write(value) };
}

/** Returns a field whose text is the number divided by 10 to the power of `scale`. */
function fieldOf(rules: Rules, scale: number, most: number) {
  const numbers = typedNumbers(rules);
  const shown = (value: number, least = 0) =>
    new Intl.NumberFormat(rules.locale, { minimumFractionDigits: least, maximumFractionDigits: rules.decimals }).format(value);
  return {
    read(text: string): ReturnType<TypedField['read']> {
      const { decimal, problem } = numbers.read(text);
      if (problem !== undefined) return { problem };
      if (decimal === null) return { value: null };
      const value = moved(decimal, scale);
      return Math.abs(value) <= most ? { value } : { problem: `Enter at most ${shown(most / 10 ** scale)}.` };
    },
    write: (value: number | null | undefined, least = 0) =>
      value === null || value === undefined || Number.isNaN(value) ? '' : shown(value / 10 ** scale, least),
  };
}

/** Multiplies a decimal by a power of ten, exactly. */
function moved(decimal: string, by: number): number {
  const [whole = '', fraction = ''] = decimal.split('.');
  return Number(`${whole}${fraction.slice(0, by).padEnd(by, '0')}.${fraction.slice(by) || '0'}`);
}
