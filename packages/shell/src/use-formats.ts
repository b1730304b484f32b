'use client';

import { usePreference } from './preferences';

type Formats = ReturnType<typeof formatsOf>;

/** By locale and time zone: formats take longer to create than to use. */
const made = new Map<string, Formats>();

/** Formats numbers, moments and days for the person: in their locale and time zone, or the browser's. */
export function useFormats(): Formats {
  const locale = usePreference('locale');
  const timeZone = usePreference('time_zone');
  const name = `${locale} ${timeZone}`;
  const formats = made.get(name) ?? formatsOf(locale || undefined, timeZone || undefined);
  made.set(name, formats);
  return formats;
}

/** Moments are ISO 8601 text as the API returns them, days are `2026-03-31`. Each format is created at its first use. */
export function formatsOf(locale?: string, timeZone?: string) {
  let date: Intl.DateTimeFormat | undefined;
  let moment: Intl.DateTimeFormat | undefined;
  let day: Intl.DateTimeFormat | undefined;
  let number: Intl.NumberFormat | undefined;
  return {
    date(iso: string): string {
      date ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
      return date.format(new Date(iso));
    },
    moment(iso: string): string {
      moment ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return moment.format(new Date(iso));
    },
    /** A calendar day has no time zone; UTC keeps it on its day. */
    day(text: string): string {
      day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
      return day.format(new Date(text));
    },
    number(value: number): string {
      number ??= new Intl.NumberFormat(locale);
      return number.format(value);
    },
  };
}
