import { randomInt } from 'node:crypto';

/** Crockford's base 32, without letters that look like others or like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a number of 100 random bits: `7K2QX-…`. */
export const newNumber = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => ALPHABET[randomInt(32)]).join('')).join('-');

/** Normalizes a typed number to its stored form; empty for a text that can't be a number. */
export function numberOf(typed: string): string {
  const plain = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll(/[\s-]/g, '');
  return /^[0-9A-HJKMNP-TV-Z]{20}$/.test(plain) ? (plain.match(/.{5}/g)?.join('-') ?? '') : '';
}
