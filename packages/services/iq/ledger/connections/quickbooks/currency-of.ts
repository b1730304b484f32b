import { type Fields, RowRejectedError } from '../../import/csv/fields';
import { inverse } from '../../records/inverse-rate';

/**
 * Returns a transaction's currency and rate. `ExchangeRate` is units of the home currency for one unit of the transaction's.
 * QuickBooks gives no currency if the company uses only one.
 */
export function currencyOf(fields: Fields, home: string): { currency: string; currencyRate: string | null } {
  const currency = fields.text('CurrencyRef.value') === null ? home : fields.currency('CurrencyRef.value');
  if (currency === home) return { currency, currencyRate: '1' };
  const rate = fields.decimalOrNull('ExchangeRate');
  if (rate === null) return { currency, currencyRate: null };
  const currencyRate = inverse(rate);
  if (currencyRate === undefined) throw new RowRejectedError('ExchangeRate', `is “${rate}”, not a rate above zero`);
  return { currency, currencyRate };
}
