import ICAL from 'ical.js';

/** @typedef {import('./read-components.js').Component} Component */
/** @typedef {import('./read-components.js').Line} Line */
/** @typedef {import('./feed-zones.js').Zone} Zone */

/**
 * A date or a local time, written as UTC in milliseconds since 1970, in the clocks of a zone.
 * @typedef {{ wall: number, isDate: boolean, zone: Zone }} Time
 */

/**
 * Days, which follow the clocks, and an exact time (RFC 5545, 3.3.6), both in milliseconds.
 * @typedef {{ days: number, exact: number }} Duration
 */

/** Thrown for a value that can't be read. */
export class UnreadableError extends Error {
  /** @param {Line} line */
  constructor(line) {
    super(`line ${line.number} can't be read`);
    this.line = line;
  }
}

/** The length of a day in milliseconds. */
export const DAY = 86_400_000;

/** @type {Zone} */
export const utc = { offsetAt: () => 0 };

/** @param {Component} component @param {string} name @returns {Line | undefined} */
export const firstLine = (component, name) => component.properties.get(name)?.[0];

/** Returns the value of a line. @param {Line} line */
export function valueOfLine({ text }) {
  // The first colon outside of quotes.
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return text.slice(index + 1).trim();
  }
  return text.slice(text.indexOf(':') + 1).trim();
}

/** Returns the value of a property that has text. @param {Component} component @param {string} name */
export function firstText(component, name) {
  const line = firstLine(component, name);
  return line && valueOfLine(line);
}

/** @param {Line} line @param {string} name in capitals @returns {string | undefined} */
export function parameterOf({ text }, name) {
  // What a quoted value contains is no parameter.
  for (const [, key, value] of text.matchAll(/"[^"]*"|;([\w-]+)=("[^"]*"|[^";:]*)/g))
    if (key?.toUpperCase() === name) return value?.replace(/"/g, '');
  return undefined;
}

/** Returns the name of a line's time zone, which may contain colons, even without quotes. @param {Line} line */
export const tzidOf = ({ text }) => /;TZID=("[^"]*"|[^";]*)/i.exec(text.slice(0, text.lastIndexOf(':')))?.[1]?.replace(/"/g, '');

/** Returns a positive duration. @param {string} text @returns {Duration | undefined} */
function durationOf(text) {
  if (!/^\+?P(?=\d|T\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i.test(text)) return undefined;
  const { weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(text.toUpperCase());
  return { days: (weeks * 7 + days) * DAY, exact: (hours * 3600 + minutes * 60 + seconds) * 1000 };
}

/** @param {Line} line @returns {Duration} @throws UnreadableError */
export function readDuration(line) {
  const duration = durationOf(line.text.slice(line.text.lastIndexOf(':') + 1).trim());
  if (!duration) throw new UnreadableError(line);
  return duration;
}

/**
 * Returns a line for each value of a list, so that one that can't be read does not affect the others.
 * @param {Line} line @returns {Line[]}
 */
export function linesOfValues({ number, text }) {
  const start = text.lastIndexOf(':') + 1;
  const values = text.slice(start).split(',');
  return values.filter((value) => value.trim()).map((value) => ({ number, text: text.slice(0, start) + value }));
}

/** Some programs write times as ISO 8601 does for people: 2026-11-02T14:00:00Z. @param {string} text */
const withoutColons = (text) => text.replace(/T(\d\d):(\d\d)(?::(\d\d))?/gi, 'T$1$2$3').replace(/([+-]\d\d):(\d\d)$/, '$1$2');

/**
 * Reads times, or periods with an end or a duration. A date is one of the local zone, whatever zone it names (RFC 5545, 3.2.19).
 * @param {Line} line
 * @param {(tzid: string) => Zone} zoneOf
 * @param {Zone} local the zone of times that name none
 * @returns {(Time & { end?: Time, duration?: Duration })[]}
 * @throws UnreadableError
 */
export function readTimes(line, zoneOf, local) {
  const text = withoutColons(line.text);
  const tzid = tzidOf({ ...line, text });
  const zone = tzid ? zoneOf(tzid) : local;
  const isDated = parameterOf(line, 'VALUE')?.toUpperCase() === 'DATE';
  /** @param {string} text @returns {Time} */
  const timeOf = (text) => {
    const [, year, month, day, time, hour, minute, second, isUtc, sign, ahead, minutesAhead] =
      // Programs write a Z behind dates, too.
      /^(\d{4})-?(\d{2})-?(\d{2})(T(\d{2})(\d{2})(\d{2})?(?:\.\d+)?)?(?:(Z)|([+-])(\d{2})(\d{2}))?$/i.exec(text) ?? [];
    const isDate = isDated || time === undefined;
    const numbers = [year, month, day, ...(isDate ? ['0', '0', '0'] : [hour, minute, second ?? '0'])].map(Number);
    const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers;
    const wall = Date.UTC(years, months - 1, days, hours, minutes, Math.min(seconds, 59));
    const date = new Date(Date.UTC(years, months - 1, days));
    const isDay = date.getUTCDate() === days && date.getUTCMonth() === months - 1;
    const isTime = hours < 24 ? minutes < 60 && seconds <= 60 : hours === 24 && minutes + seconds === 0;
    if (!year || !isDay || !isTime) throw new UnreadableError(line);
    if (isDate) return { wall, isDate, zone: local };
    const offset = (sign === '-' ? -1 : 1) * (Number(ahead) * 60 + Number(minutesAhead)) * 60_000;
    return { wall, isDate, zone: sign ? { offsetAt: () => offset } : isUtc ? utc : zone };
  };
  return text
    .slice(text.lastIndexOf(':') + 1)
    .split(',')
    .map((part) => {
      const [start = '', end] = part.trim().split('/');
      if (end === undefined) return timeOf(start);
      const duration = durationOf(end);
      return { ...timeOf(start), ...(duration ? { duration } : { end: timeOf(end) }) };
    });
}
