/** Decimals that a turned rate is rounded to, half up: on amounts up to 2^53 far finer than a minor unit. */
const DECIMALS = 20;

/**
 * One divided by a decimal above zero, exact where 20 decimals can write it; undefined when it is not above zero. Sources
 * that say how many units of the home currency one of the foreign is worth say the inverse of what the ledger keeps.
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
