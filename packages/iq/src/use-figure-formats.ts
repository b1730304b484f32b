'use client';

import type { Figure } from '@suite/contract/figures';
import { reasons } from '@suite/insights/figure';
import { usePreference } from '@suite/shell/preferences';
import { useMemo } from 'react';

export type FigureFormats = ReturnType<typeof figureFormatsOf>;

/** How figures are written for the person, in their locale or the browser's. */
export function useFigureFormats(): FigureFormats {
  const locale = usePreference('locale');
  return useMemo(() => figureFormatsOf(locale || undefined), [locale]);
}

/** What stands where a figure cannot be said. */
export const NOT_AVAILABLE = 'Not available';

/** Money is given in minor units, days as `2021-03-17` and months as `2021-03`, shares and changes as fractions. */
export function figureFormatsOf(locale?: string) {
  const monies = new Map<string, { whole: Intl.NumberFormat; exact: Intl.NumberFormat; minor: number }>();
  // A calendar day has no time zone; UTC keeps it on its day.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  function moneyOf(currency: string) {
    const known = monies.get(currency);
    if (known) return known;
    const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    const made = { whole, exact, minor: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
    monies.set(currency, made);
    return made;
  }

  return {
    /** To the last minor unit, as rows have it. */
    money(amount: number, currency: string): string {
      const { exact, minor } = moneyOf(currency);
      return exact.format(amount / minor);
    },
    /** To the whole unit, as sums of many rows are read. */
    wholeMoney(amount: number, currency: string): string {
      const { whole, minor } = moneyOf(currency);
      return whole.format(amount / minor);
    },
    /** A plain number in major units, as a spreadsheet takes it. */
    major: (amount: number, currency: string): number => amount / moneyOf(currency).minor,
    day: (day: string): string => days.format(new Date(`${day}T00:00:00Z`)),
    month: (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`)),
    percent: (share: number): string => percents.format(share),
    /** Of days, of CEI, of counts: at most one decimal. */
    number: (value: number): string => numbers.format(value),
    days: (value: number): string => `${numbers.format(value)} ${Math.abs(value) === 1 ? 'day' : 'days'}`,
  };
}

/** Why a figure is not available, in a sentence; undefined when it is. */
export function reasonOf(figure: Figure): string | undefined {
  if (figure.available) return undefined;
  return (reasons as Record<string, string>)[figure.reason] ?? 'The data does not say.';
}

/** A figure as `write` writes it; undefined when it is not available. */
export const written = (figure: Figure, write: (value: number) => string): string | undefined =>
  figure.available ? write(figure.value) : undefined;
