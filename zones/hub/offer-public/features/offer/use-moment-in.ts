import { usePreference } from '@suite/shell/preferences';

/** Writes moments in the time zone of the firm, which decides on which day an offer was signed, with the zone's name. */
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
