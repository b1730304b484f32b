import { metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from '@suite/shell/preferences';
import { useMemo } from 'react';

/** Formats whole minor units of a currency for the person. */
export function useMoney() {
  const locale = usePreference('locale');
  return useMemo(() => {
    const { money, wholeMoney } = metricFormatsOf(locale || undefined);
    return { money, wholeMoney };
  }, [locale]);
}
