import { usePreference } from '@suite/shell/preferences/preferences';

/**
 * Returns a formatter for moments in the firm's time zone, with its name. The firm's zone decides on which day an offer was
 * signed.
 */
export function useMomentIn(timeZone: string): (iso: string) => string {
  const locale = usePreference('locale');
  const format = new Intl.DateTimeFormat(locale || undefined, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (iso) => format.format(new Date(iso));
}
