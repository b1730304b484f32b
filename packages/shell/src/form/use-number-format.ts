import type { NumberFormat } from '@suite/ui/number-field';
import { usePreference } from '../preferences/preferences';
import { type Limits, moneyFormat, type PercentOptions, percentFormat, plainFormat } from './number-format';

/** Cached, because formats take longer to create than to use, and a list may have a field in each of its rows. */
const made = new Map<string, NumberFormat>();

function cached(key: string, make: () => NumberFormat): NumberFormat {
  const known = made.get(key);
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** Returns a function for the formats of amounts in minor units, as the person's locale writes them. */
export function useMoneyFormats(limits: Limits = {}): (currency: string) => NumberFormat {
  const locale = usePreference('locale') || undefined;
  return (currency) =>
    cached(JSON.stringify(['money', locale, currency, limits]), () => moneyFormat(currency, { ...limits, locale }));
}

/** Returns the format of amounts in minor units, as the person's locale writes them. */
export const useMoneyFormat = (currency: string, limits: Limits = {}): NumberFormat => useMoneyFormats(limits)(currency);

/** Returns the format of percentages, as the person's locale writes them. */
export function usePercentFormat(options: PercentOptions): NumberFormat {
  const locale = usePreference('locale') || undefined;
  return cached(JSON.stringify(['percent', locale, options]), () => percentFormat({ ...options, locale }));
}

/** Returns the format of plain numbers, as the person's locale writes them. */
export function useNumberFormat(options: { decimals: number } & Limits): NumberFormat {
  const locale = usePreference('locale') || undefined;
  return cached(JSON.stringify(['plain', locale, options]), () => plainFormat({ ...options, locale }));
}
