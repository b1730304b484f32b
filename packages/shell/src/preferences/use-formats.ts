'use client';

import { once } from '@suite/contract/once';
import { usePreference } from './preferences';

type Formats = ReturnType<typeof formatsOf>;

/** Cached by locale and time zone: formats take longer to create than to use. */
const made = new Map<string, Formats>();

/** Returns formats for numbers, timestamps and days in the person's locale and time zone, or the browser's. */
export function useFormats(): Formats {
  const locale = usePreference('locale');
  const timeZone = usePreference('time_zone');
  const name = `${locale} ${timeZone}`;
  const formats = made.get(name) ?? formatsOf(locale || undefined, timeZone || undefined);
  made.set(name, formats);
  return formats;
}

/**
 * Creates formats. Timestamps are ISO 8601 text as the API returns them, days are `2026-03-31`. Each format is created at its
 * first use.
 */
export function formatsOf(locale?: string, timeZone?: string) {
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
  const moments = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }));
  // A calendar day has no time zone; UTC keeps it on the same day.
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const numbers = once(() => new Intl.NumberFormat(locale));
  return {
    date: (iso: string): string => dates().format(new Date(iso)),
    moment: (iso: string): string => moments().format(new Date(iso)),
    day: (text: string): string => days().format(new Date(text)),
    number: (value: number): string => numbers().format(value),
  };
}
