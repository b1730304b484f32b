import { once } from '@suite/contract/once';
import type { Unit } from './definitions';

export type FigureFormats = ReturnType<typeof figureFormatsOf>;

/**
 * How metrics are written in a locale, by default that of this machine. Money is given in minor units, days as `2021-03-17` and
 * months as `2021-03`, shares and changes as fractions.
 */
export function figureFormatsOf(locale?: string) {
  const monies = new Map<
    string,
    { whole: () => Intl.NumberFormat; exact: Intl.NumberFormat; short: () => Intl.NumberFormat; minor: number }
  >();
  // A calendar day has no time zone; UTC keeps it on its day.
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const number = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const days = date({ dateStyle: 'medium' });
  const months = date({ month: 'short', year: 'numeric' });
  const shortMonths = date({ month: 'short' });
  const longMonths = date({ month: 'long', year: 'numeric' });
  const percents = number({ style: 'percent', maximumFractionDigits: 1 });
  const decimalPercents = number({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const wholePercents = number({ style: 'percent', maximumFractionDigits: 0 });
  const decimals = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const numbers = number({ maximumFractionDigits: 1 });

  function moneyOf(currency: string) {
    const known = monies.get(currency);
    if (known) return known;
    const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const whole = number({ style: 'currency', currency, maximumFractionDigits: 0 });
    const short = number({
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
    const made = { whole, exact, short, minor: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
    monies.set(currency, made);
    return made;
  }

  const money = (amount: number, currency: string): string => {
    const { exact, minor } = moneyOf(currency);
    return exact.format(amount / minor);
  };
  const daysOf = (value: number): string => `${numbers().format(value)} ${Math.abs(value) === 1 ? 'day' : 'days'}`;

  return {
    /** A value in the unit of its metric (`definitions`). @param currency of money */
    inUnit(unit: Unit, value: number, currency: string): string {
      switch (unit) {
        case 'money':
          return money(value, currency);
        case 'days':
          return daysOf(value);
        case 'months':
          return `${numbers().format(value)} ${value === 1 ? 'month' : 'months'}`;
        case 'ratio':
          return percents().format(value);
        case 'percent':
          return percents().format(value / 100);
        default:
          return numbers().format(value);
      }
    },
    /** To the last minor unit, as rows have it. */
    money,
    /** To the whole unit, as sums of many rows are read. */
    wholeMoney(amount: number, currency: string): string {
      const { whole, minor } = moneyOf(currency);
      return whole().format(amount / minor);
    },
    /** As the axis of a chart has it: `$12K`. */
    shortMoney(amount: number, currency: string): string {
      const { short, minor } = moneyOf(currency);
      return short().format(amount / minor);
    },
    /** A plain number in major units, as a spreadsheet takes it. */
    major: (amount: number, currency: string): number => amount / moneyOf(currency).minor,
    /** Of an amount in major units, as a person writes one, the minor units. */
    minor: (amount: number, currency: string): number => Math.round(amount * moneyOf(currency).minor),
    day: (day: string): string => days().format(new Date(`${day}T00:00:00Z`)),
    month: (month: string): string => months().format(new Date(`${month}-01T00:00:00Z`)),
    /** As the axis of a chart has it: `Aug`. */
    shortMonth: (month: string): string => shortMonths().format(new Date(`${month}-01T00:00:00Z`)),
    /** The months of some days in full: `July – September 2026`. */
    monthRange: (from: string, to: string): string =>
      longMonths().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    percent: (share: number): string => percents().format(share),
    /** In a column: always one decimal, so that the digits line up. */
    decimalPercent: (share: number): string => decimalPercents().format(share),
    /** Of counts: at most one decimal. */
    number: (value: number): string => numbers().format(value),
    /** Of CEI, and of average days in a column: always one decimal, so that points stand below each other. */
    decimal: (value: number): string => decimals().format(value),
    /** Of shares in a column. */
    wholePercent: (share: number): string => wholePercents().format(share),
    /** Counted days: `1 day`. */
    days: daysOf,
    /** Average days, as of DSO: `31.0 days`. */
    averageDays: (value: number): string => `${decimals().format(value)} days`,
  };
}
