import { clockName, zoneFormat } from '@suite/kernel/time-zone/zone-clock';
import type { PlaceKind } from './contract/terms';

const kinds: Record<PlaceKind, string> = { office: 'At our office', phone: 'Phone call', video: 'Video call' };

/** Returns where an appointment takes place, without the details that only the visitor who booked it gets: `Video call`. */
export const placeWords = ({ placeKind, placeText }: { placeKind: PlaceKind; placeText: string }): string =>
  placeKind === 'office' && placeText ? placeText : kinds[placeKind];

interface Where {
  placeKind: PlaceKind;
  placeText: string;
}

/** Returns where an appointment takes place, for the visitor who booked it. */
export function whereWords({ placeKind, placeText }: Where, { phone }: { phone: string }): string {
  if (placeKind === 'phone') return phone ? `We call you at ${phone}` : 'We call you';
  return placeText || kinds[placeKind];
}

/** Returns `Monday, March 2, 2026 at 9:00 AM EST`, in a time zone. */
export function momentWords(at: Date, timeZone: string): string {
  const format = zoneFormat(timeZone, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${format(at)} ${clockName(timeZone, at)}`;
}

export const dayWords = (at: Date, timeZone: string): string =>
  zoneFormat(timeZone, { weekday: 'long', month: 'long', day: 'numeric' })(at);

export const timeWords = (at: Date, timeZone: string): string => zoneFormat(timeZone, { hour: 'numeric', minute: '2-digit' })(at);
