import { minorDigits, minorUnits } from '@suite/values/money';

/** The parts of a minor unit in which a rest is counted. */
const PARTS = 1_000_000;
const PLACES = 6;

export interface RoundedAmount {
  /** Whole minor units. */
  units: number;
  /** What is left out, in millionths of a minor unit: the exact amount less the rounded one. */
  rest: number;
}

/**
 * Rounds a plain decimal to whole minor units of a currency, half away from zero, without passing through a binary fraction. A
 * difference of less than 0.0001 comes from binary fractions and leaves no rest. Undefined when the amount is beyond 2^53.
 */
export function roundAmount(decimal: string, currency: string): RoundedAmount | undefined {
  const exact = minorUnits(decimal, currency);
  if (exact !== undefined) return { units: exact, rest: 0 };
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d{1,15})\.(\d+)$/.exec(decimal) ?? [];
  if (!whole) return undefined;
  const scale = minorDigits(currency);
  const parts = BigInt(roundDecimal(`${whole}.${fraction}`, scale + PLACES).replace('.', ''));
  const isUp = parts % BigInt(PARTS) >= PARTS / 2;
  const units = Number(parts / BigInt(PARTS)) + (isUp ? 1 : 0);
  if (!Number.isSafeInteger(units)) return undefined;
  const rest = Number(parts % BigInt(PARTS)) - (isUp ? PARTS : 0);
  const sign = minus && units !== 0 ? -1 : 1;
  return { units: units * sign, rest: Math.abs(rest) < 0.0001 * PARTS * 10 ** scale ? 0 : rest * (minus ? -1 : 1) };
}

/** Rounds a plain decimal to a number of places, half away from zero, and fills them with zeros. */
export function roundDecimal(decimal: string, places: number): string {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
  const rounded = BigInt(whole + fraction.slice(0, places).padEnd(places, '0')) + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  const digits = String(rounded).padStart(places + 1, '0');
  return `${minus}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Returns the exact product of two plain decimals. */
export function timesDecimal(one: string, other: string): string {
  const [first, second] = [one, other].map((decimal) => {
    const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? [];
    return { isNegative: minus !== '', digits: BigInt(whole + fraction), places: fraction.length };
  });
  if (!first || !second) return '0';
  const places = first.places + second.places;
  const digits = String(first.digits * second.digits).padStart(places + 1, '0');
  const minus = first.isNegative === second.isNegative ? '' : '-';
  return `${minus}${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}`;
}

/**
 * Carries the rests of rounded amounts on to the next ones, so that their sum is the rounded sum of the exact amounts. Half a
 * unit is rounded away from zero.
 * @param isNegative whether the sum is below zero
 * @returns the units to add to each amount, and the rest of the sum
 */
export function carryRests(rests: readonly number[], isNegative = false): { added: number[]; rest: number } {
  let carried = 0;
  const added = rests.map((rest) => {
    carried += rest;
    const units = isNegative ? Math.ceil(carried / PARTS - 0.5) : Math.floor(carried / PARTS + 0.5);
    carried -= units * PARTS;
    return units === 0 ? 0 : units;
  });
  return { added, rest: carried };
}

/** What rounding makes of some amounts in a currency. */
export interface Rounding {
  count: number;
  /** The sum of their rests. */
  rest: number;
}

/** Returns what rounding changes in all: “which makes 0.015 USD more in all”. */
export function roundingText({ rest }: Rounding, currency: string): string {
  if (rest === 0) return 'which changes nothing in all';
  const scale = minorDigits(currency);
  const amount = (Math.abs(rest) / PARTS / 10 ** scale).toFixed(scale + PLACES).replace(/0+$/, '');
  return `which makes ${amount} ${currency} ${rest < 0 ? 'more' : 'less'} in all`;
}
