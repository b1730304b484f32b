import { getVendorAnalysis, type VendorAnalysis } from '@services/insights/contract/vendors';
import { useQuery } from '@suite/api/use-query';
import { changeOf, type Welcome } from '@suite/insights/change';
import { type PlainMeasure, units } from '@suite/insights/metrics/units';
import { earlierDay } from '@suite/iq/date-presets';
import { Since } from '@suite/iq/since';
import { useComparison } from '@suite/iq/use-compared';
import { type Metric, useMetricFormats } from '@suite/iq/use-metric-formats';
import { dayNumberOf } from '@suite/values/day-number';
import type { ReactNode } from 'react';

/** Shares change by points, other metrics by a fraction of the earlier value. */
type Options = ({ write: (amount: number) => string } | { measure: PlainMeasure }) & { welcome: Welcome };

/** Days that vendor metrics cover. */
const PERIOD = 365;

/**
 * Returns how vendor metrics changed since the chosen date. Nothing is compared with a period that starts before the first bill
 * or payment.
 */
export function useYearChange(data: VendorAnalysis | undefined) {
  const [comparison] = useComparison();
  const { percent, metric, metricDifference, day } = useMetricFormats();
  const on = data && earlierDay(data.asOf, comparison);
  const isCovered = on && data.vendorsFrom !== null && dayNumberOf(data.vendorsFrom) <= dayNumberOf(on) - PERIOD + 1;
  const { data: before } = useQuery(getVendorAnalysis, isCovered ? { query: { asOf: on } } : undefined, { isOptional: true });

  return (read: (analysis: VendorAnalysis) => Metric<number>, { welcome, ...of }: Options): ReactNode => {
    if (!data || !before || !on) return <Since />;
    const [now, earlier] = [read(data), read(before)];
    if (!now.available || !earlier.available) return <Since />;
    const share = 'measure' in of && units[of.measure] === 'ratio' ? of.measure : undefined;
    const write = 'measure' in of ? metric(of.measure) : of.write;
    const change = share
      ? changeOf(now.value * 100, earlier.value * 100, { welcome, percent, write: metricDifference(share) })
      : changeOf(now.value, earlier.value, { welcome, percent });
    return <Since change={change} earlier={`from ${write(earlier.value)}`} on={` on ${day(on)}`} />;
  };
}
