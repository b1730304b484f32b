import { type Fields, RowRejected } from '../../import/csv/fields';

/** Decimals that a turned rate is rounded to, half up: on amounts up to 2^53 far finer than a minor unit. */
const DECIMALS = 20;

/**
 * One divided by a decimal above zero, exact where 20 decimals can write it. QuickBooks says how many units of the home
 * currency one of the foreign is worth (`ExchangeRate`); the ledger keeps how many of the foreign one of the home is.
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

/** A transaction's currency and rate. Where a company keeps one currency only, QuickBooks names none. */
export function currencyOf(fields: Fields, home: string): { currency: string; currencyRate: string | null } {
  const currency = fields.text('CurrencyRef.value') === null ? home : fields.currency('CurrencyRef.value');
  if (currency === home) return { currency, currencyRate: '1' };
  const rate = fields.decimalOrNull('ExchangeRate');
  if (rate === null) return { currency, currencyRate: null };
  const currencyRate = inverse(rate);
  if (currencyRate === undefined) throw new RowRejected('ExchangeRate', `is "${rate}", not a rate above zero`);
  return { currency, currencyRate };
}
