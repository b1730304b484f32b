import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { notUnderstood } from '../reading';

/** A date with the year first, with or without a time; without a zone it is in UTC, as these exports write it. */
const YEAR_FIRST =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(?:at )?(\d\d?):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;

/** A date with the year last, whose first numbers are a month and a day in either order. */
const YEAR_LAST = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:,?\s+(\d\d?):(\d\d)(?::(\d\d))?\s*([ap])?\.?m?\.?)?$/i;

/** A date with the name of a month, as `Nov 20, 2026, 3:04:05 PM` or `20 November 2026`. */
const NAMED =
  /^(?:[a-z]{3,9},? )?(?:[a-z]{3,9}\.? \d\d?,? \d{4}|\d\d? [a-z]{3,9}\.? \d{4})(?:,? (?:at )?\d\d?:\d\d(?::\d\d)?(?: ?[ap]m)?)?(?: (?:utc|gmt))?$/i;

/** Seconds or milliseconds since 1970. */
const EPOCH = /^\d{10}(\d{3})?$/;

/**
 * Returns a function that reads the dates of one file: undefined for a text that is none, and for the dates before 2001 that
 * sources write for "never".
 * @throws SuiteError `invalid_request` when the order of month and day can't be known
 */
export function dateReader(texts: readonly string[], asOf: Date): (text: string) => Date | undefined {
  const isDayFirst = isDayFirstIn(texts, asOf);
  return (text) => {
    const at = momentOf(text.trim(), isDayFirst);
    return at === undefined || Number.isNaN(at) || at < Date.UTC(2001, 0, 1) ? undefined : new Date(at);
  };
}

function momentOf(text: string, isDayFirst: boolean): number | undefined {
  if (EPOCH.test(text)) return Number(text) * (text.length === 10 ? 1_000 : 1);
  const [, year, month, day, ...time] = YEAR_FIRST.exec(text) ?? [];
  if (year) return utc([year, month, day], time) - zoneOf(time[3]);
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [, one, other, lastYear, ...clock] = last;
    return utc(isDayFirst ? [lastYear, other, one] : [lastYear, one, other], clock);
  }
  return NAMED.test(text) ? Date.parse(`${text.replace(/ (?:utc|gmt)$|\bat /gi, '')} UTC`) : undefined;
}

/** Returns milliseconds since 1970; NaN for a day that doesn't exist. */
function utc([year, month, day]: readonly (string | undefined)[], [hour, minute, second, half]: readonly (string | undefined)[]) {
  const hours = Number(hour ?? 0);
  const isAfternoon = half?.toLowerCase() === 'p';
  const hoursOfDay = /^[ap]$/i.test(half ?? '') ? (hours % 12) + (isAfternoon ? 12 : 0) : hours;
  const at = new Date(
    Date.UTC(
      Number(year),
      Number(month) - 1,
      Number(day),
      hoursOfDay,
      Number(minute ?? 0),
      0,
      Math.floor(Number(second ?? 0) * 1_000),
    ),
  );
  return at.getUTCMonth() === Number(month) - 1 ? at.getTime() : Number.NaN;
}

function zoneOf(zone = ''): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

/** The order that leaves every date possible: a month up to 12, and no day that has not come yet. */
function isDayFirstIn(texts: readonly string[], asOf: Date): boolean {
  const dates = texts.map((text) => text.trim()).filter((text) => YEAR_LAST.test(text));
  const isPossible = (isDayFirst: boolean) =>
    dates.every((text) => (momentOf(text, isDayFirst) ?? Number.NaN) <= asOf.getTime() + MILLISECONDS_PER_DAY);
  const [isMonthFirst, isDayFirst] = [isPossible(false), isPossible(true)];
  const differs = dates.find((text) => momentOf(text, true) !== momentOf(text, false));
  if (isMonthFirst && isDayFirst && differs !== undefined)
    throw notUnderstood(
      `“${differs.slice(0, 30)}” can be read as two days, with the month first or the day first. Export the file with dates as 2026-03-31.`,
    );
  return isDayFirst && !isMonthFirst;
}
