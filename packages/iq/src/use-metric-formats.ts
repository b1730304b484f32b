'use client';

import { reasons } from '@suite/insights/metric';
import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from '@suite/shell/preferences';

export type { MetricFormats };

/** A metric as returned by the API. */
export type Metric<T = number> = { available: true; value: T } | { available: false; reason: string };

/** Cached by locale, because formatters take longer to create than to use. */
const made = new Map<string, MetricFormats>();

/** Returns formatters for metrics in the person's locale, or the browser's. */
export function useMetricFormats(): MetricFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? metricFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}

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
