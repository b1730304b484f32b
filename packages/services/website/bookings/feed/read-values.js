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

/** Returns the value of a property that has text. @param {Component} component @param {string} name */
export function firstText(component, name) {
  const text = firstLine(component, name)?.text;
  if (text === undefined) return undefined;
  // The first colon outside of quotes.
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '"') isQuoted = !isQuoted;
    else if (text[index] === ':' && !isQuoted) return text.slice(index + 1).trim();
  }
  return text.slice(text.indexOf(':') + 1).trim();
}

/** @param {Line} line @param {string} name @returns {string | undefined} */
export const parameterOf = ({ text }, name) => new RegExp(`;${name}=("[^"]*"|[^";:]*)`, 'i').exec(text)?.[1]?.replace(/"/g, '');

/** Returns the name of a line's time zone, which may contain colons, even without quotes. @param {Line} line */
const tzidOf = ({ text }) => /;TZID=("[^"]*"|[^";]*)/i.exec(text.slice(0, text.lastIndexOf(':')))?.[1]?.replace(/"/g, '');

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
 * Reads times, or periods with an end or a duration.
 * @param {Line} line
 * @param {(tzid: string) => Zone} zoneOf
 * @param {Zone} local the zone of times that name none
 * @returns {(Time & { end?: Time, duration?: Duration })[]}
 * @throws UnreadableError
 */
export function readTimes(line, zoneOf, local) {
  const tzid = tzidOf(line);
  const zone = tzid ? zoneOf(tzid) : local;
  const isDated = parameterOf(line, 'VALUE')?.toUpperCase() === 'DATE';
  /** @param {string} text @returns {Time} */
  const timeOf = (text) => {
    const [, year, month, day, time, hour, minute, second, isUtc] =
      // Programs write a Z behind dates, too.
      /^(\d{4})(\d{2})(\d{2})(T(\d{2})(\d{2})(\d{2})?)?(Z)?$/i.exec(text) ?? [];
    const isDate = isDated || time === undefined;
    const numbers = [year, month, day, ...(isDate ? ['0', '0', '0'] : [hour, minute, second ?? '0'])].map(Number);
    const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = numbers;
    const wall = Date.UTC(years, months - 1, days, hours, minutes, Math.min(seconds, 59));
    const isDay = new Date(wall).getUTCDate() === days && new Date(wall).getUTCMonth() === months - 1;
    if (!year || !isDay || minutes > 59 || seconds > 60) throw new UnreadableError(line);
    return { wall, isDate, zone: isUtc && !isDate ? utc : zone };
  };
  return line.text
    .slice(line.text.lastIndexOf(':') + 1)
    .split(',')
    .map((part) => {
      const [start = '', end] = part.trim().split('/');
      if (end === undefined) return timeOf(start);
      const duration = durationOf(end);
      return { ...timeOf(start), ...(duration ? { duration } : { end: timeOf(end) }) };
    });
}
