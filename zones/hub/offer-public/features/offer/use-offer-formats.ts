import { usePreference } from '@suite/shell/preferences';

/** How the reader's locale writes the numbers of an offer. */
export interface OfferFormats {
  /** Minor units of the offer's currency. */
  money: (amount: number) => string;
  /** The same as a form of a bank takes it: without the currency, in groups of no digits. */
  plain: (amount: number) => string;
  /** A fraction, with three decimals at most. */
  percent: (share: number) => string;
  /** A quantity, with three decimals at most. */
  count: (value: number) => string;
}

/** By locale and currency: formats take longer to create than to use. */
const made = new Map<string, OfferFormats>();

export function useOfferFormats(currency: string): OfferFormats {
  const locale = usePreference('locale');
  const name = `${locale} ${currency}`;
  const formats = made.get(name) ?? formatsOf(locale || undefined, currency);
  made.set(name, formats);
  return formats;
}

function formatsOf(locale: string | undefined, currency: string): OfferFormats {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const minor = 10 ** digits;
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, useGrouping: false });
  return {
    money: (amount) => money.format(amount / minor),
    plain: (amount) => plain.format(amount / minor),
    percent: (share) => percent.format(share),
    count: (value) => count.format(value),
  };
}
