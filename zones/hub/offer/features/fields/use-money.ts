import { type MetricFormats, metricFormatsOf } from '@suite/insights/metric-formats';
import { usePreference } from '@suite/shell/preferences';

/** Cached by locale: formatters take longer to create than to use. */
const made = new Map<string, MetricFormats>();

/** Formats money, dates and percentages in the person's locale, or else the browser's. Money is in minor units. */
export function useMoney(): MetricFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? metricFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}
