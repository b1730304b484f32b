import type { NumberFormat } from '@suite/ui/number-field';
import { minorDigits } from '@suite/values/money';
import { type Rules, typedNumbers } from './typed-number';

export interface Limits {
  mayBeNegative?: boolean | undefined;
  /** The limits of the value, in its own unit: minor units of a currency for money. */
  min?: number | undefined;
  max?: number | undefined;
}

interface Locale {
  locale?: string | undefined;
}

/** Far above what a firm has, and far below where integers stop being exact. */
const MAX_MINOR = 1e13;

/** Returns the format of amounts in minor units of a currency. */
export function moneyFormat(
  currency: string,
  { mayBeNegative, min, max = MAX_MINOR, locale }: Limits & Locale = {},
): NumberFormat {
  const decimals = minorDigits(currency);
  const { read, write } = formatOf({ decimals, currency, mayBeNegative, locale }, decimals, { min, max });
  return { read, write: (value) => write(value, typeof value === 'number' && value % 10 ** decimals === 0 ? 0 : decimals) };
}

/** Powers of ten from a percentage to the value that is stored. */
const scales = { fraction: -2, hundredths: 2, thousandths: 3 } as const;

export interface PercentOptions {
  /** How a percentage is stored: 12.5% is 0.125 as a fraction, 1250 in hundredths, 12500 in thousandths. */
  storedAs: keyof typeof scales;
  mayBeNegative?: boolean | undefined;
}

/** Returns the format of percentages up to 100, with as many decimals as are stored. */
export function percentFormat({ storedAs, mayBeNegative, locale }: PercentOptions & Locale): NumberFormat {
  const scale = scales[storedAs];
  const { read, write } = formatOf({ decimals: Math.abs(scale), isPercent: true, mayBeNegative, locale }, scale, {
    max: 100 * 10 ** scale,
  });
  return { read, write: (value) => write(value) };
}

/** Returns the format of plain numbers. */
export function plainFormat({ min, max = 1e12, ...rules }: { decimals: number } & Limits & Locale): NumberFormat {
  const { read, write } = formatOf(rules, 0, { min, max });
  return { read, write: (value) => write(value) };
}

/** Returns a format whose text is the value divided by 10 to the power of `scale`. */
function formatOf(
  rules: Rules,
  scale: number,
  { min = Number.NEGATIVE_INFINITY, max }: { min?: number | undefined; max: number },
) {
  const numbers = typedNumbers(rules);
  const shown = (value: number, minDecimals = 0) =>
    new Intl.NumberFormat(rules.locale, { minimumFractionDigits: minDecimals, maximumFractionDigits: rules.decimals }).format(
      value,
    );
  return {
    read(text: string): ReturnType<NumberFormat['read']> {
      const { decimal, problem } = numbers.read(text);
      if (problem !== undefined) return { problem };
      if (decimal === null) return { value: null };
      // Exact, because the decimal is moved in its text.
      const value = Number(`${decimal}e${scale}`);
      if (Math.abs(value) > max) return { problem: `Enter at most ${shown(max / 10 ** scale)}.` };
      return value < min ? {} : { value };
    },
    write: (value: number | null | undefined, minDecimals = 0) =>
      value === null || value === undefined || Number.isNaN(value) ? '' : shown(value / 10 ** scale, minDecimals),
  };
}
