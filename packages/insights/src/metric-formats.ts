import { once } from '@suite/contract/once';
import { minorDigits } from '@suite/values/money';
import { type PlainMeasure, type Unit, units } from './metrics/units';

export type MetricFormats = ReturnType<typeof metricFormatsOf>;

/**
 * Returns the formats of metrics in a locale, by default that of this machine. Money is in minor units, days are `2021-03-17`,
 * months are `2021-03`, shares and changes are fractions.
 */
export function metricFormatsOf(locale?: string) {
  const monies = new Map<
    string,
    { whole: () => Intl.NumberFormat; exact: Intl.NumberFormat; short: () => Intl.NumberFormat; minor: number }
  >();
  // A calendar day has no time zone; UTC doesn't shift it.
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
    const digits = minorDigits(currency);
    const exact = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const whole = number({ style: 'currency', currency, maximumFractionDigits: 0 });
    const short = number({
      style: 'currency',
      currency,
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    });
    const made = { whole, exact, short, minor: 10 ** digits };
    monies.set(currency, made);
    return made;
  }

  const money = (amount: number, currency: string): string => {
    const { exact, minor } = moneyOf(currency);
    return exact.format(amount / minor);
  };
  const isOne = (value: number): boolean => Math.round(Math.abs(value) * 10) === 10;
  const daysOf = (value: number): string => `${numbers().format(value)} ${isOne(value) ? 'day' : 'days'}`;
  const inUnit = (unit: Unit, value: number, currency: string): string => {
    switch (unit) {
      case 'money':
        return money(value, currency);
      case 'days':
        return daysOf(value);
      case 'months':
        return `${numbers().format(value)} ${isOne(value) ? 'month' : 'months'}`;
      case 'ratio':
        return percents().format(value);
      case 'percent':
        return percents().format(value / 100);
      default:
        return numbers().format(value);
    }
  };

  return {
    /** Formats a value in a unit. @param currency of money */
    inUnit,
    /** Formats values of a metric in the unit of its definition: `84.8%`. */
    metric:
      (measure: PlainMeasure) =>
      (value: number): string =>
        inUnit(units[measure], value, ''),
    /** Formats values for a column: days and shares always have one decimal, so that the digits line up. */
    columnMetric: (measure: PlainMeasure) => {
      switch (units[measure]) {
        case 'days':
          return (value: number): string => `${decimals().format(value)} days`;
        case 'ratio':
          return (value: number): string => decimalPercents().format(value);
        case 'percent':
          return (value: number): string => decimalPercents().format(value / 100);
        default:
          return (value: number): string => numbers().format(value);
      }
    },
    /** Formats values for a chart axis: days and months are plain numbers, because the axis title shows the unit. */
    shortMetric: (measure: PlainMeasure) =>
      units[measure] === 'days' || units[measure] === 'months'
        ? (value: number): string => numbers().format(value)
        : (value: number): string => inUnit(units[measure], value, ''),
    /** Formats the difference between values of a metric: shares differ in points. */
    metricDifference:
      (measure: PlainMeasure) =>
      (difference: number): string =>
        units[measure] === 'percent' || units[measure] === 'ratio'
          ? `${numbers().format(difference)} ${isOne(difference) ? 'point' : 'points'}`
          : inUnit(units[measure], difference, ''),
    /** To the last minor unit, for single rows. */
    money,
    /** To the whole unit, for sums of many rows. */
    wholeMoney(amount: number, currency: string): string {
      const { whole, minor } = moneyOf(currency);
      return whole().format(amount / minor);
    },
    /** For a chart axis: `$12K`. */
    shortMoney(amount: number, currency: string): string {
      const { short, minor } = moneyOf(currency);
      return short().format(amount / minor);
    },
    /** Returns a plain number in major units for a spreadsheet. */
    major: (amount: number, currency: string): number => amount / moneyOf(currency).minor,
    /** Converts an amount in major units, as a person types it, to minor units. */
    minor: (amount: number, currency: string): number => Math.round(amount * moneyOf(currency).minor),
    day: (day: string): string => days().format(new Date(`${day}T00:00:00Z`)),
    month: (month: string): string => months().format(new Date(`${month}-01T00:00:00Z`)),
    /** For a chart axis: `Aug`. */
    shortMonth: (month: string): string => shortMonths().format(new Date(`${month}-01T00:00:00Z`)),
    /** The months of a period in full: `July – September 2026`. */
    monthRange: (from: string, to: string): string =>
      longMonths().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    percent: (share: number): string => percents().format(share),
    /** For columns: always one decimal, so that the digits line up. */
    decimalPercent: (share: number): string => decimalPercents().format(share),
    /** For counts: at most one decimal. */
    number: (value: number): string => numbers().format(value),
    /** For shares in a column. */
    wholePercent: (share: number): string => wholePercents().format(share),
    /** A number of days: `1 day`. */
    days: daysOf,
  };
}
