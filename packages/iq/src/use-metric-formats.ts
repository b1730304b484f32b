'use client';

export {
  cellOf as exported,
  noteOf as reasonOf,
  partOf,
  type ReturnedMetric as Metric,
  textOf as written,
} from '@suite/insights/metric-text';
export { type MetricFormats, useMetricFormats } from '@suite/shell/preferences/use-metric-formats';

/** Displayed instead of a metric that is not available. */
export const NOT_AVAILABLE = 'Not available';
