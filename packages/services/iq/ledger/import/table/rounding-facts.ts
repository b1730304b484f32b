import { isCurrency } from '@suite/values/currency';
import { minorDigits } from '@suite/values/money';
import type { DecimalMark } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { type Rounding, roundAmount } from '../../table-file/round-amount';

const marks: readonly DecimalMark[] = ['.', ','];

/** Currencies with each number of decimals, for amounts without a currency of their own. */
const examples = ['USD', 'KWD', 'CLF'];

/** What rounding changes in amounts with more decimals than their currency has, under either decimal mark. */
export class RoundingFacts {
  readonly #all = new Map<string, Rounding>();
  readonly #examples: readonly string[];

  /** @param home the firm's currency, if it is known. Only in one without decimals can amounts with cents be rounded. */
  constructor(home: string | null) {
    this.#examples = home !== null && minorDigits(home) === 0 ? ['JPY', ...examples] : examples;
  }

  /** @param code the currency in the row, if it has one */
  add(cell: string, code = ''): void {
    const currencies = code && isCurrency(code) ? [code] : this.#examples;
    const isWhole = currencies[0] !== undefined && minorDigits(currencies[0]) === 0;
    if (!hasDecimals(cell, isWhole ? 1 : 3)) return;
    for (const mark of marks) {
      const decimal = plainDecimal(cell, mark);
      if (!decimal?.includes('.')) continue;
      for (const currency of currencies)
        this.#add(currency === code ? mark + code : `${mark}#${minorDigits(currency)}`, decimal, currency);
    }
  }

  #add(key: string, decimal: string, currency: string): void {
    const rest = roundAmount(decimal, currency)?.rest;
    if (!rest) return;
    const known = this.#all.get(key) ?? { count: 0, rest: 0 };
    this.#all.set(key, { count: known.count + 1, rest: known.rest + rest });
  }

  /** Returns the roundings by currency. @param currency of amounts without one of their own */
  of(mark: DecimalMark, currency: string): [code: string, rounding: Rounding][] {
    const roundings = new Map<string, Rounding>();
    for (const [key, { count, rest }] of this.#all) {
      const named = key.slice(1);
      const code = named === `#${minorDigits(currency)}` ? currency : named;
      if (!key.startsWith(mark) || code.startsWith('#')) continue;
      const known = roundings.get(code) ?? { count: 0, rest: 0 };
      roundings.set(code, { count: known.count + count, rest: known.rest + rest });
    }
    return [...roundings];
  }
}

/** Returns false if fewer digits follow the last sign that can be a decimal mark. */
function hasDecimals(cell: string, digits: 1 | 3): boolean {
  for (let at = cell.length - 1; at >= 0; at--) {
    const code = cell.charCodeAt(at);
    if (code > 127) return (digits === 1 ? /[.,٫，．]\p{Nd}/u : /[.,٫，．]\p{Nd}{3}/u).test(cell);
    if (code !== POINT && code !== COMMA) continue;
    for (let next = at + 1; next <= at + digits; next++) if (!isDigit(cell.charCodeAt(next))) return false;
    return true;
  }
  return false;
}

const [POINT, COMMA] = [46, 44];

const isDigit = (code: number) => code >= 48 && code <= 57;
