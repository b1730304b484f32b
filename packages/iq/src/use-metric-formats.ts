'use client';

import { reasons } from '@suite/insights/metric';
import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from '@suite/shell/preferences';

export type { MetricFormats };

/** A metric as the API answers it. */
export type Metric<T = number> = { available: true; value: T } | { available: false; reason: string };

/** By locale: formats take longer to create than to use. */
const made = new Map<string, MetricFormats>();

/** Formats metrics for the person, in their locale or the browser's. */
export function useMetricFormats(): MetricFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? metricFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}

/** Shown instead of a metric that is not available. */
export const NOT_AVAILABLE = 'Not available';

/** Why a metric is not available, in a sentence; undefined when it is. */
export function reasonOf(metric: Metric<unknown>): string | undefined {
  if (metric.available) return undefined;
  return (reasons as Record<string, string>)[metric.reason] ?? 'The data does not say.';
}

/** A metric formatted by `write`; undefined when it is not available. */
export const written = (metric: Metric, write: (value: number) => string): string | undefined =>
  metric.available ? write(metric.value) : undefined;
