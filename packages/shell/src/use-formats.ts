'use client';

import { usePreference } from './preferences';

type Formats = ReturnType<typeof formatsOf>;

/** By locale and time zone: to make formats takes longer than to draw most of what they write. */
const made = new Map<string, Formats>();

/** How numbers and moments are written for the person: in their locale and time zone, or the browser's. */
export function useFormats(): Formats {
  const locale = usePreference('locale');
  const timeZone = usePreference('time_zone');
  const name = `${locale} ${timeZone}`;
  const formats = made.get(name) ?? formatsOf(locale || undefined, timeZone || undefined);
  made.set(name, formats);
  return formats;
}

/** Moments are given as ISO 8601 text, as the API answers them. */
export function formatsOf(locale?: string, timeZone?: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const number = new Intl.NumberFormat(locale);
  return {
    date: (iso: string) => date.format(new Date(iso)),
    moment: (iso: string) => moment.format(new Date(iso)),
    number: (value: number) => number.format(value),
  };
}
