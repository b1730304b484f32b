/** Decimal digits of the currencies that do not have two (ISO 4217:2015, list one). */
export const unusualDigits: Readonly<Record<string, number>> = {
  ...from(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...from(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...from(4, 'CLF UYW'),
};

function from(count: number, codes: string) {
  return Object.fromEntries(codes.split(' ').map((code) => [code, count]));
}

/** Decimal digits of a currency: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number => unusualDigits[currency] ?? 2;

/**
 * Converts a decimal such as `-12.5` to whole minor units of a currency, without passing through a binary fraction. Undefined
 * when the text is not a plain decimal, has more digits than the currency, or is beyond 2^53.
 */
export function minorUnits(decimal: string, currency: string): number | undefined {
  if (!/^-?\d+(?:\.\d*)?$/.test(decimal)) return undefined;
  const scale = minorDigits(currency);
  const point = decimal.indexOf('.');
  const whole = point === -1 ? decimal : decimal.slice(0, point);
  const fraction = decimal.slice(whole.length + 1);
  if (fraction.length > scale && /[1-9]/.test(fraction.slice(scale))) return undefined;
  const units = Number(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  if (!Number.isSafeInteger(units)) return undefined;
  return units === 0 ? 0 : units;
}

/** Formats whole minor units of a currency as a plain decimal, `12.50`. */
export function decimalOf(units: number, currency: string): string {
  const scale = minorDigits(currency);
  return (units / 10 ** scale).toFixed(scale);
}
