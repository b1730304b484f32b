import { zoneOffsets } from '@suite/kernel/time-zone/zone-offsets';
import { expandRule } from './expand-rule.js';
import { DAY, firstText, readTimes } from './read-values.js';
import { windowsZones } from './windows-zones.js';

/** @typedef {import('./read-components.js').Component} Component */

/**
 * The clocks of a time zone. Local times are written as UTC, in milliseconds since 1970.
 * @typedef {object} Zone
 * @property {(moment: number) => number} offsetAt milliseconds ahead of UTC
 * @property {Unknown} [unknown] of a time zone whose clocks are not, or only roughly, known
 */

/**
 * @typedef {object} Unknown
 * @property {string} name
 * @property {number} before how much earlier its times may be, in milliseconds
 * @property {number} after how much later
 */

const HOUR = 3_600_000;

/** The maximum number of clock changes in a VTIMEZONE. */
const MAX_CHANGES = 5_000;

/**
 * Returns the moments of a local time. RFC 5545, 3.3.5: a skipped time is read with the offset before the gap. Of a repeated time,
 * the first moment comes first.
 * @param {number} wall
 * @param {Zone} zone
 * @returns {[first: number, last: number]}
 */
export function momentsOf(wall, { offsetAt }) {
  // Clocks change at most once within a day.
  const before = offsetAt(wall - DAY);
  const moments = [wall - before, wall - offsetAt(wall + DAY)].filter((moment) => moment + offsetAt(moment) === wall);
  return moments.length ? [Math.min(...moments), Math.max(...moments)] : [wall - before, wall - before];
}

/** @param {number} wall @param {Zone} zone */
export const momentOf = (wall, zone) => momentsOf(wall, zone)[0];

/** Descriptions escape commas in names, and times quote them. @param {string} name */
const unquoted = (name) =>
  name
    .trim()
    .replace(/^"|"$/g, '')
    .replace(/\\([\\;,])/g, '$1')
    .trim();
const bare = (/** @type {string} */ name) => unquoted(name).toLowerCase();

const windowsNames = new Map(Object.entries(windowsZones).map(([name, zone]) => [bare(name), zone]));

/** Names that programs write beside those of the IANA and of Windows. @type {ReadonlyMap<string, string>} */
const otherNames = new Map([
  ['z', 'utc'],
  ['coordinated universal time', 'utc'],
  ['edt', 'america/new_york'],
  ['cdt', 'america/chicago'],
  ['mdt', 'america/denver'],
  ['pst', 'america/los_angeles'],
  ['pdt', 'america/los_angeles'],
]);

/** Returns the name of Windows that a name such as “(UTC-05:00) Eastern Time (US & Canada)” or “Eastern Daylight Time” stands for. @param {string} name in lower case */
function windowsNameOf(name) {
  const [, place] = /^(\w+) time \((?:us (?:&|and) )?canada\)$/.exec(name) ?? [];
  return place ? `${place} standard time` : name.replace(/ daylight time$/, ' standard time');
}

/** @param {string} tzid @returns {Zone | undefined} */
function zoneByName(tzid) {
  const [, base, place] = /^\((?:utc|gmt)([+-]\d\d:\d\d)?\)(.*)/s.exec(bare(tzid)) ?? [];
  const short = (place ?? bare(tzid)).trim();
  const name = otherNames.get(short) ?? windowsNameOf(short);
  // The ends of names such as `/citadel.org/20190914_1/America/Argentina/Salta` and `tzone://Microsoft/Utc`.
  const parts = /^\/|:\/\//.test(name) ? name.split('/') : [];
  const ends = [3, 2, 1].map((count) => parts.slice(-count).join('/'));
  for (const candidate of [windowsNames.get(name), name, windowsNames.get(`${name} standard time`), ...ends]) {
    const known = candidate && zoneOffsets(candidate);
    if (known) return known;
  }
  const [, sign, hours, minutes] = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?$/.exec(base ?? name) ?? [];
  if (!hours) return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes ?? 0) * 60_000);
  // The name of a place follows the offset of its standard time: its clocks may differ from it by an hour.
  return { offsetAt: () => offset, ...(base && { unknown: { name: tzid.trim(), before: HOUR, after: HOUR } }) };
}

/** @param {string} text such as `-0500` */
function readOffset(text) {
  const [, sign, hours, minutes, seconds] = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text.trim()) ?? [];
  if (!sign) throw new Error('it is no offset');
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds ?? 0) * 1_000);
}

/** @param {Component} observance */
const hasEndlessRule = (observance) =>
  (observance.properties.get('rrule') ?? []).some(({ text }) => !/[:;](?:UNTIL|COUNT)=/i.test(text));

/**
 * Returns the clocks that a VTIMEZONE describes (RFC 5545, 3.6.5). @throws if a part of it can't be read
 * @param {Component} component
 * @param {Zone | undefined} known the clocks of the place that it names, for times before the first change and after the last one of a list that ends
 * @param {number} until the last moment that matters
 * @returns {Zone}
 */
function readZone(component, known, until) {
  /** @type {{ at: number, offset: number, before: number }[]} */
  const changes = [];
  for (const observance of component.components) {
    if (observance.unreadable.length) throw new Error('it is incomplete');
    const offset = readOffset(firstText(observance, 'tzoffsetto') ?? '');
    const before = readOffset(firstText(observance, 'tzoffsetfrom') ?? '');
    /** @type {Zone} */
    const clocks = { offsetAt: () => before };
    /** @param {import('./read-components.js').Line} line */
    const wallsOf = (line) => readTimes(line, () => clocks, clocks).map(({ wall }) => wall);
    const [start] = (observance.properties.get('dtstart') ?? []).flatMap(wallsOf);
    if (start === undefined) throw new Error('it has no start');
    const rules = (observance.properties.get('rrule') ?? []).flatMap((line) =>
      expandRule(line, { wall: start, isDate: false, zone: clocks }, { from: 0, to: until + 400 * DAY }, MAX_CHANGES),
    );
    const dates = (observance.properties.get('rdate') ?? []).flatMap(wallsOf);
    for (const wall of new Set([start, ...rules, ...dates])) changes.push({ at: wall - before, offset, before });
  }
  if (!changes.length || changes.length > MAX_CHANGES || component.unreadable.length) throw new Error('it has no clocks');
  changes.sort((one, other) => one.at - other.at);
  const [first] = changes;
  const last = changes.at(-1);
  const isEndless = changes.length === 1 || component.components.some(hasEndlessRule);
  return {
    offsetAt(moment) {
      const isListed = moment >= (first?.at ?? 0) && (isEndless || moment < (last?.at ?? 0));
      if (known && !isListed) return known.offsetAt(moment);
      let [low, high] = [0, changes.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((changes[middle]?.at ?? 0) <= moment) low = middle + 1;
        else high = middle;
      }
      return changes[low - 1]?.offset ?? first?.before ?? 0;
    },
  };
}

/**
 * Reads the time zones that a calendar describes. @returns by name; one that can't be read is left out, or has the clocks of the
 * place that it names
 * @param {Component} calendar @param {number} until the last moment that matters
 */
function describedZones(calendar, until) {
  /** @type {Map<string, Zone>} */
  const described = new Map();
  for (const component of calendar.components) {
    if (component.name !== 'vtimezone') continue;
    const name = unquoted(firstText(component, 'tzid') ?? '');
    const known = zoneByName(name) ?? zoneByName(firstText(component, 'x-lic-location') ?? '');
    try {
      described.set(name, readZone(component, known, until));
    } catch {
      if (known) described.set(name, known);
    }
  }
  // Names differ in case between descriptions and times, and sometimes between two descriptions.
  for (const [name, zone] of described) if (!described.has(bare(name))) described.set(bare(name), zone);
  return described;
}

/**
 * Finds the time zones that a feed names. The calendar's own descriptions count first, then those of the feed's other calendars,
 * then the data of the IANA, also for names of Windows and Mozilla. The clocks of any other zone are unknown: from UTC+14 to UTC−12.
 * @param {Component[]} calendars
 * @param {number} until the last moment that matters
 * @returns {{ find: (tzid: string, calendar?: Component) => Zone, described: (calendar: Component) => Zone[] }}
 */
export function findZones(calendars, until) {
  const described = new Map(calendars.map((calendar) => [calendar, describedZones(calendar, until)]));
  const others = new Map([...described.values()].flatMap((zones) => [...zones]));
  const find = (/** @type {string} */ tzid, /** @type {Component | undefined} */ calendar) => {
    const name = unquoted(tzid);
    const own = calendar && (described.get(calendar)?.get(name) ?? described.get(calendar)?.get(bare(name)));
    const zone = own ??
      others.get(name) ??
      others.get(bare(name)) ??
      zoneByName(name) ?? { offsetAt: () => 0, unknown: { name: tzid.trim(), before: 14 * HOUR, after: 12 * HOUR } };
    if (!own) others.set(name, zone);
    return zone;
  };
  return { find, described: (calendar) => [...(described.get(calendar)?.values() ?? [])] };
}
