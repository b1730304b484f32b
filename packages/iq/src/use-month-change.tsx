import type { Dashboard } from '@services/insights/contract/dashboard';
import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';
import { Sparkline } from '@suite/charts/sparkline';
import { changeOf, type Welcome } from '@suite/insights/change';
import type { PlainMeasure } from '@suite/insights/metrics/units';
import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { lastDay } from '@suite/values/month';
import type { ReactNode } from 'react';
import { Since } from './since';
import { useComparison } from './use-compared';
import { useMetricFormats } from './use-metric-formats';
import { knownOrNull, wholeMonths } from './whole-months';

const YEAR = 12;

/** Amounts change by a percentage, metrics with another unit by their difference. */
type Options = ({ write: (amount: number) => string } | { measure: PlainMeasure }) & {
  welcome: Welcome;
  /** Whether the metric covers twelve months; one that covers fewer is not compared. */
  isOfYear?: boolean;
};

interface MonthChange {
  since?: ReactNode;
  trend?: ReactNode;
}

/**
 * Returns the trend of a metric over whole months and its change since the compared month, both from the dashboard's months, so
 * that no further request is needed. The change is shown only as of a month end.
 */
export function useMonthChange(dashboard: Dashboard | undefined) {
  const [comparison] = useComparison();
  const { percent, metric, metricDifference, day } = useMetricFormats();
  const months = wholeMonths(dashboard?.months ?? []);
  const now = months.at(-1);
  const place = months.length - (comparison === 'year' ? YEAR + 1 : 2);
  const before = months[place];
  const isMonthEnd = now !== undefined && dashboard !== undefined && dayNumberOf(dashboard.asOf) === lastDay(now.month);

  return (read: (month: FirmMonth) => Metric, { welcome, isOfYear = false, ...of }: Options): MonthChange => {
    const trend = <Sparkline values={months.slice(-YEAR).map((month) => knownOrNull(read(month)))} />;
    const [current, earlier] = [now && read(now), before && read(before)];
    const isAsLong = !isOfYear || place >= YEAR - 1;
    if (!isMonthEnd || !isAsLong || !before || !current?.available || !earlier?.available) return { trend };
    // Without different documents, a difference says nothing.
    if (current.leftOut || earlier.leftOut) return { trend };
    const change = changeOf(current.value, earlier.value, {
      welcome,
      percent,
      ...('measure' in of && { write: metricDifference(of.measure) }),
    });
    const write = 'measure' in of ? metric(of.measure) : of.write;
    const on = ` on ${day(isoDayOf(lastDay(before.month)))}`;
    return { trend, since: <Since change={change} earlier={`from ${write(earlier.value)}`} on={on} /> };
  };
}
