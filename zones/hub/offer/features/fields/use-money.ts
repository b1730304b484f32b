import { type FigureFormats, figureFormatsOf } from '@suite/insights/figure-formats';
import { usePreference } from '@suite/shell/preferences';

/** By locale: formats take longer to create than to use. */
const made = new Map<string, FigureFormats>();

/** Formats money, days and shares for the person, in their locale or the browser's. Money is in minor units. */
export function useMoney(): FigureFormats {
  const locale = usePreference('locale');
  const formats = made.get(locale) ?? figureFormatsOf(locale || undefined);
  made.set(locale, formats);
  return formats;
}
