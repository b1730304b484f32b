'use client';

import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from './preferences';

export type { MetricFormats };

/** Cached by locale, because formatters take longer to create than to use. */
const made = new Map<string, MetricFormats>();

/** Returns formatters for money, shares, days and metrics in the person's locale, or the browser's. */
export function useMetricFormats(): MetricFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? metricFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}
