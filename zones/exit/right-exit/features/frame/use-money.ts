import { metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from '@suite/shell/preferences';
import { useMemo } from 'react';

/** Returns formats for money and shares in the person's locale or the browser's. Money is in minor units. */
export function useMoney(currency: string) {
  const locale = usePreference('locale');
  return useMemo(() => {
    const formats = metricFormatsOf(locale || undefined);
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
