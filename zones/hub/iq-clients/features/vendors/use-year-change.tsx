import { useVendorAnalysis } from '@services/insights/client/vendors';
import type { VendorAnalysis } from '@services/insights/contract/vendors';
import { dayOf } from '@suite/insights/calendar';
import { changeOf, type Welcome } from '@suite/insights/change';
import { earlierDay } from '@suite/iq/date-presets';
import { Since } from '@suite/iq/since';
import { useComparison } from '@suite/iq/use-compared';
import { type Figure, useFigureFormats } from '@suite/iq/use-figure-formats';
import type { ReactNode } from 'react';

interface Options {
  welcome: Welcome;
  write: (value: number) => string;
  /** It is a share: the difference is told in points, and as a share of the earlier number otherwise. */
  isPoints?: boolean;
}

/** Days that a number of the vendors is over. */
const PERIOD = 365;

/**
 * How numbers of the vendors changed since the day that people chose to compare with. Nothing is compared with a period that
 * begins before the first bill or payment.
 */
export function useYearChange(data: VendorAnalysis | undefined) {
  const [comparison] = useComparison();
  const { percent, decimal, day } = useFigureFormats();
  const on = data && earlierDay(data.asOf, comparison);
  const isCovered = on && data.vendorsFrom !== null && dayOf(data.vendorsFrom) <= dayOf(on) - PERIOD + 1;
  const { data: before } = useVendorAnalysis(isCovered ? { asOf: on } : undefined);

  return (read: (analysis: VendorAnalysis) => Figure<number>, { welcome, write, isPoints = false }: Options): ReactNode => {
    if (!data || !before || !on) return <Since />;
    const [now, earlier] = [read(data), read(before)];
    if (!now.available || !earlier.available) return <Since />;
    const change = isPoints
      ? changeOf(now.value * 100, earlier.value * 100, { welcome, percent, write: (points) => `${decimal(points)} points` })
      : changeOf(now.value, earlier.value, { welcome, percent });
    return <Since change={change} earlier={`from ${write(earlier.value)}`} on={` on ${day(on)}`} />;
  };
}
