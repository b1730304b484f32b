import { Failure } from '@suite/kernel/errors/failure';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { DAY, readTimes, UnreadableError } from './read-values.js';

/** @typedef {import('./read-components.js').Line} Line */
/** @typedef {import('./read-values.js').Time} Time */
/** @typedef {import('./feed-zones.js').Zone} Zone */

export const tooMany = () => new Failure('The calendar has too many events or repetitions.');

/** The maximum number of periods, such as weeks of a weekly rule, that are looked at. */
const MAX_PERIODS = 100_000;

const stamp = (/** @type {number} */ wall) => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Returns the last local time of a rule's UNTIL, in the clocks of its event. A date lasts until its end.
 * @param {string} value @param {Line} line @param {Time} start @param {Zone[]} clocks
 */
function lastWall(value, line, start, clocks) {
  const [until] = readTimes({ ...line, text: `UNTIL:${value}` }, () => start.zone, start.zone);
  if (!until) throw new UnreadableError(line);
  if (until.isDate) return until.wall + DAY - 1000;
  if (until.zone === start.zone) return until.wall;
  const moment = until.wall - until.zone.offsetAt(until.wall);
  if (!start.isDate) return moment + start.zone.offsetAt(moment);
  // Programs write the last day of whole days as its first or last moment in UTC: the zone in which it is one is the one meant.
  const walls = [moment, ...[start.zone, ...clocks].map((zone) => moment + zone.offsetAt(moment))];
  const ends = walls.filter((wall) => wall % DAY === 0 || wall % DAY === DAY - 1000);
  return Math.max(...(ends.length ? ends : walls));
}

const known =
  /^(?:FREQ|UNTIL|COUNT|INTERVAL|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)|WKST|RSCALE|SKIP)$/i;

/**
 * Returns the parts of a recurrence rule, without spaces, empty parts and the commas of empty values.
 * @param {Line} line @returns {[name: string, value: string][]}
 */
const partsOf = ({ text }) =>
  text
    .slice(text.indexOf(':') + 1)
    .replace(/\s/g, '')
    .replace(/^RRULE:/i, '')
    .split(';')
    .map((part) => {
      const [name = '', ...values] = part.split(/[=,]/);
      return /** @type {[string, string]} */ ([name, values.filter(Boolean).join(',')]);
    })
    .filter(([name, value]) => name && (value || !known.test(name)));

/** @param {string} name @param {string} value @param {Line} line @param {Time} start */
function isReadable(name, value, line, start) {
  if (!known.test(name) || /^interval=0+$/i.test(`${name}=${value}`)) return false;
  if (name.toUpperCase() !== 'UNTIL') return true;
  try {
    return Number.isFinite(lastWall(value, line, start, []));
  } catch {
    return false;
  }
}

/**
 * Returns a part of a recurrence rule that is ignored: one that RFC 5545 and RFC 7529 don't have, or an end or interval that can't be read.
 * @param {Line} line @param {Time} start
 */
export const ignoredPart = (line, start) =>
  partsOf(line)
    .find(([name, value]) => !isReadable(name, value, line, start))
    ?.join('=');

/**
 * Returns the local times of a recurrence rule between two local times, without its start unless the rule has it.
 * @param {Line} line RRULE or EXRULE
 * @param {Time} start
 * @param {{ from: number, to: number }} range
 * @param {number} limit the maximum number of occurrences
 * @param {Zone[]} [clocks] the zones of its calendar, for whole days that end at a moment
 * @throws UnreadableError, or Failure for too many occurrences
 */
export function expandRule(line, start, { from, to }, limit, clocks = []) {
  const parts = partsOf(line).filter(([name, value]) => isReadable(name, value, line, start));
  try {
    const values = new Map(parts.map(([name, value]) => [name.toUpperCase(), value.toUpperCase()]));
    const until = values.get('UNTIL');
    if (until !== undefined) values.set('UNTIL', stamp(lastWall(until, line, start, clocks)));
    const text = [...values].map((part) => part.join('=')).join(';');
    // Rejects the values that the other package ignores.
    const { count, freq } = ICAL.Recur.fromString(text);
    if (!freq || count === 0) throw new UnreadableError(line);
    const rruleString = `DTSTART:${stamp(start.wall)}\nRRULE:${text}`;
    const rule = new RRuleTemporal({ rruleString, maxIterations: MAX_PERIODS, cache: false });
    if (to < from) return [];
    const walls = rule.between(new Date(from), new Date(to), true).map((time) => time.epochMilliseconds);
    if (walls.length > limit) throw tooMany();
    return walls;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof Error && /exceeded/.test(error.message)) throw tooMany();
    throw new UnreadableError(line);
  }
}
