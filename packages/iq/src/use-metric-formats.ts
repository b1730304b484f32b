'use client';

import { reasons } from '@suite/insights/metric';

export { type MetricFormats, useMetricFormats } from '@suite/shell/preferences/use-metric-formats';

/** A metric as returned by the API. */
export type Metric<T = number> = { available: true; value: T } | { available: false; reason: string };

/** Displayed instead of a metric that is not available. */
export const NOT_AVAILABLE = 'Not available';

/** Returns a sentence that says why a metric is not available; undefined when it is available. */
export function reasonOf(metric: Metric<unknown>): string | undefined {
  if (metric.available) return undefined;
  return (reasons as Record<string, string>)[metric.reason] ?? 'The data does not say.';
}

/** Formats a metric with `write`; undefined when it is not available. */
export const written = (metric: Metric, write: (value: number) => string): string | undefined =>
  metric.available ? write(metric.value) : undefined;
