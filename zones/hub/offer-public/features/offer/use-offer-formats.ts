import { usePreference } from '@suite/shell/preferences/preferences';
import { minorDigits } from '@suite/values/money';

/** Formats an offer's numbers in the reader's locale. */
export interface OfferFormats {
  /** Formats minor units of the offer's currency. */
  money: (amount: number) => string;
  /** Formats an amount for a bank's form: without currency and without digit grouping. */
  plain: (amount: number) => string;
  /** Formats a fraction, with up to three decimals. */
  percent: (share: number) => string;
  /** Formats a quantity, with up to three decimals. */
  count: (value: number) => string;
}

/** Cached by locale and currency: formatters take longer to create than to use. */
const made = new Map<string, OfferFormats>();

export function useOfferFormats(currency: string): OfferFormats {
  const locale = usePreference('locale');
  const name = `${locale} ${currency}`;
  const formats = made.get(name) ?? formatsOf(locale || undefined, currency);
  made.set(name, formats);
  return formats;
}

function formatsOf(locale: string | undefined, currency: string): OfferFormats {
  const digits = minorDigits(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const minor = 10 ** digits;
  const plain = new Intl.NumberFormat(locale, { ...decimals, useGrouping: false });
  return {
    money: (amount) => money.format(amount / minor),
    plain: (amount) => plain.format(amount / minor),
    percent: (share) => percent.format(share),
    count: (value) => count.format(value),
  };
}
