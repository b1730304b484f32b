import { figureFormatsOf } from '@suite/insights/figure-formats';
import { usePreference } from '@suite/shell/preferences';
import { useMemo } from 'react';

/** Formats money and shares for the person, in their locale or the browser's. Money is in minor units. */
export function useMoney(currency: string) {
  const locale = usePreference('locale');
  return useMemo(() => {
    const formats = figureFormatsOf(locale || undefined);
    const percents = new Intl.NumberFormat(locale || undefined, { style: 'percent', maximumFractionDigits: 1 });
    const multiples = new Intl.NumberFormat(locale || undefined, { maximumFractionDigits: 3 });
    return {
      money: (amount: number) => formats.wholeMoney(amount, currency),
      short: (amount: number) => formats.shortMoney(amount, currency),
      percent: (share: number) => percents.format(share),
      multiple: (value: number) => `${multiples.format(value)}×`,
      number: (value: number) => multiples.format(value),
    };
  }, [locale, currency]);
}

/** Digits after the point of a currency. */
const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const plain = /^-?\d+(?:\.\d*)?$/;

/**
 * A typed amount, `12,345.60` or `-1200`, in minor units; null for nothing, undefined for what is no amount. Commas have to stand
 * between thousands: `12,5` and `1.234,56` are refused rather than read as something else.
 */
export function amountOf(text: string, currency: string): number | null | undefined {
  const written = text.replace(/[\s'’$€£]/g, '');
  if (written === '') return null;
  const isNegative = /^\([^-]*\)$/.test(written);
  const amount = isNegative ? written.slice(1, -1) : written;
  if (!grouped.test(amount) && !plain.test(amount)) return undefined;
  const [, decimals = ''] = amount.split('.');
  if (decimals.length > digitsOf(currency)) return undefined;
  const units = Math.round(Number(amount.replaceAll(',', '')) * 10 ** digitsOf(currency));
  if (!Number.isSafeInteger(units) || Math.abs(units) > 1e13) return undefined;
  return isNegative ? -units : units;
}

/** Minor units as they are typed: `1,234` or `1,234.50`. */
export function typed(amount: number | null | undefined, currency: string): string {
  if (amount === null || amount === undefined) return '';
  const unit = 10 ** digitsOf(currency);
  const digits = amount % unit === 0 ? 0 : digitsOf(currency);
  return (amount / unit).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
