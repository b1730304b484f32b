'use client';

import { Input } from './input';

interface Props {
  label: string;
  /** ISO 8601 calendar date, `2026-10-31`; empty without a date. */
  value: string;
  onChange: (value: string) => void;
  /** First and last accepted day, ISO 8601. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string;
  hint?: string;
}

/** Date field: the parts are typed, in the reader's order, or the day is picked from the browser's own calendar. */
export const DateField = ({ label, value, onChange, ...rest }: Props) => (
  <Input
    {...rest}
    label={label}
    type="date"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    validate={({ min, max, validity }) => {
      if (validity.badInput) return `${label} needs a day, a month and a year that make a date.`;
      if (validity.rangeUnderflow) return `${label} cannot be before ${longDate(min)}.`;
      if (validity.rangeOverflow) return `${label} cannot be after ${longDate(max)}.`;
    }}
  />
);

/** A calendar date has no time zone; UTC keeps it on the same day. */
const longDate = (date: string) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
