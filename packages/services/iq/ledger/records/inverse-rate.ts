/**
 * The number of decimals that an inverted rate is rounded to, half up. For amounts up to 2^53 this is far more precise than a
 * minor unit.
 */
const DECIMALS = 20;

/**
 * Returns one divided by a positive decimal, exact if it fits 20 decimals; undefined if it is not positive. Some sources give
 * units of the home currency for one unit of the foreign one, which is the inverse of what the ledger stores.
 */
export function inverse(decimal: string): string | undefined {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const divisor = BigInt(whole + fraction);
  if (!whole || divisor === 0n) return undefined;
  const dividend = 10n ** BigInt(fraction.length + DECIMALS);
  const digits = String((2n * dividend + divisor) / (2n * divisor)).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return digits.slice(0, -DECIMALS) + (decimals && `.${decimals}`);
}
