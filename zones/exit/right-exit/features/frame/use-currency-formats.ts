import { usePreference } from '@suite/shell/preferences/preferences';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useMemo } from 'react';

/** Returns formats for whole money in a currency, for shares and for multiples, in the person's locale. */
export function useCurrencyFormats(currency: string) {
  const { wholeMoney, shortMoney, percent } = useMetricFormats();
  const locale = usePreference('locale');
  return useMemo(() => {
    const multiples = new Intl.NumberFormat(locale || undefined, { maximumFractionDigits: 3 });
    return {
      money: (amount: number) => wholeMoney(amount, currency),
      short: (amount: number) => shortMoney(amount, currency),
      percent,
      multiple: (value: number) => `${multiples.format(value)}×`,
      number: (value: number) => multiples.format(value),
    };
  }, [wholeMoney, shortMoney, percent, locale, currency]);
}
