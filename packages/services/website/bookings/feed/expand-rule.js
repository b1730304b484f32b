import { Failure } from '@suite/kernel/errors/failure';
import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { DAY, readTimes, UnreadableError } from './read-values.js';

/** @typedef {import('./read-components.js').Line} Line */
/** @typedef {import('./read-values.js').Time} Time */

export const tooMany = () => new Failure('The calendar has too many events or repetitions.');

/** The maximum number of periods, such as weeks of a weekly rule, that are looked at. */
const MAX_PERIODS = 100_000;

const stamp = (/** @type {number} */ wall) => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Returns the last local time of a rule's UNTIL, in the clocks of its event. A date lasts until its end.
 * @param {string} value @param {Line} line @param {Time} start
 */
function lastWall(value, line, start) {
  const [until] = readTimes({ ...line, text: `UNTIL:${value}` }, () => start.zone, start.zone);
  if (!until) throw new UnreadableError(line);
  if (until.isDate) return until.wall + DAY - 1000;
  if (until.zone === start.zone) return until.wall;
  const wall = until.wall + start.zone.offsetAt(until.wall);
  // All days until that one, whether its midnight is meant in UTC or in the event's zone.
  return start.isDate ? Math.max(wall, until.wall) : wall;
}

/** Returns a part of a recurrence rule whose name RFC 5545 and RFC 7529 don't have, and which is ignored. @param {Line} line */
export const unknownPart = ({ text }) =>
  text
    .slice(text.indexOf(':') + 1)
    .split(';')
    .find(
      (part) =>
        part.trim() &&
        !/^\s*(?:FREQ|UNTIL|COUNT|INTERVAL|BY(?:SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)|WKST|RSCALE|SKIP)=/i.test(
          part,
        ),
    );

/**
 * Returns the local times of a recurrence rule between two local times, without its start unless the rule has it.
 * @param {Line} line RRULE or EXRULE
 * @param {Time} start
 * @param {{ from: number, to: number }} range
 * @param {number} limit the maximum number of occurrences
 * @throws UnreadableError, or Failure for too many occurrences
 */
export function expandRule(line, start, { from, to }, limit) {
  const parts = line.text
    .slice(line.text.indexOf(':') + 1)
    .toUpperCase()
    .split(';')
    .map((part) => part.trim().split('='))
    .filter(([name]) => name);
  try {
    const values = new Map(parts.map(([name = '', value = '']) => [name, value]));
    const until = values.get('UNTIL');
    if (until !== undefined) values.set('UNTIL', stamp(lastWall(until, line, start)));
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
