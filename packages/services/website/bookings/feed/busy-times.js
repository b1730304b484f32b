import { Failure } from '@suite/kernel/errors/failure';
import { expandRule, ignoredPart, tooMany } from './expand-rule.js';
import { findZones, momentOf, momentsOf } from './feed-zones.js';
import { readComponents } from './read-components.js';
import {
  DAY,
  firstLine,
  firstText,
  linesOfValues,
  parameterOf,
  readDuration,
  readTimes,
  tzidOf,
  UnreadableError,
  utc,
  valueOfLine,
} from './read-values.js';

/** @typedef {import('./read-components.js').Component} Component */
/** @typedef {import('./read-components.js').Line} Line */
/** @typedef {import('./read-values.js').Time} Time */
/** @typedef {import('./read-values.js').Duration} Duration */
/** @typedef {import('./feed-zones.js').Zone} Zone */
/** @typedef {import('./feed-zones.js').Unknown} Unknown */
/** @typedef {{ from: number, to: number }} Span */

/**
 * How a busy time is written: whether as whole days, and in which time zone, by its name.
 * @typedef {{ isAllDay: boolean, zoneName: string }} Written
 */

/**
 * @typedef {object} FeedRequest
 * @property {string} text
 * @property {string} timeZone the host's, for times that name none
 * @property {string} [email] the host's address, for invitations that they declined
 * @property {number} from
 * @property {number} to
 */

/**
 * An event, or a change of occurrences of one.
 * @typedef {object} Entry
 * @property {Component} component
 * @property {(tzid: string) => Zone} zoneOf
 * @property {Zone[]} clocks the zones that its calendar describes
 * @property {string} title
 * @property {Time} start
 * @property {string} zoneName
 * @property {(start: Time) => number} endOf returns the end of an occurrence
 * @property {number} reach milliseconds that occurrences may last
 * @property {Unknown[]} unknown time zones whose clocks are unknown
 * @property {boolean} isFree
 * @property {boolean} isCanceled
 * @property {string} uid
 * @property {number} sequence
 * @property {string} stamp
 * @property {Time | undefined} changes the occurrence that it changes
 * @property {boolean} isForFuture whether it also changes all later occurrences
 */

/** The maximum number of busy times. */
const MAX_SPANS = 2_000;
const MAX_WARNINGS = 20;

const clip = (/** @type {string} */ text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const excerpt = (/** @type {string} */ text) => `"${clip(text)}"`;

/** Properties without which it is uncertain what an entry replaces. */
const identities = ['uid', 'recurrence-id', 'sequence', 'dtstamp'];

/** Properties that decide when an event is. */
const timings = ['dtstart', 'dtend', 'duration'];

/**
 * Returns when the owner of an ICS feed (RFC 5545) is busy, and what could not be read.
 * @param {FeedRequest} request
 * @returns {{ spans: (Span & Written)[], warnings: string[] }}
 * @throws Failure with a sentence that says why it can't be used
 */
export function busyTimes({ text, timeZone, email, from, to }) {
  const { calendars, warnings: skipped, isCut } = readComponents(text);
  if (isCut) throw new Failure('The calendar ends in the middle of an event.');
  /** What changes the busy times. @type {string[]} */
  const warnings = [];
  let total = skipped.length;
  /** @param {() => string} compose @param {string[]} list */
  const warn = (compose, list = warnings) => {
    total++;
    if (list.length < MAX_WARNINGS) list.push(compose().replace(/^the/, 'The'));
  };
  const zones = findZones(calendars, to);
  const local = findZones([], to).find(timeZone);
  /** @type {(Span & Written)[]} */
  const spans = [];
  /** Events by the name of an unknown time zone. @type {Map<string, { hours: number, titles: Set<string> }>} */
  const unknown = new Map();

  /** @param {Component} calendar @returns {(tzid: string) => Zone} */
  const zonesIn = (calendar) => (tzid) => zones.find(tzid, calendar);

  /** Returns the zone of times that name none: that of the calendar, or else the host's. @param {Component} calendar @returns {Zone} */
  function floatingIn(calendar) {
    const name = firstText(calendar, 'x-wr-timezone');
    const zone = name ? zones.find(name, calendar) : local;
    return zone.unknown ? local : zone;
  }

  /** Returns the name of the zone in which a time is written. @param {Line} line @param {Time} time @param {Component} calendar */
  function zoneNameOf(line, { isDate, zone }, calendar) {
    if (isDate) return timeZone;
    if (zone === utc) return 'UTC';
    const tzid = tzidOf(line)?.trim();
    if (tzid) return zone === zones.find(tzid, calendar) ? clip(tzid) : 'UTC offset';
    const floating = floatingIn(calendar);
    if (zone !== floating) return 'UTC offset';
    return floating === local ? timeZone : clip(firstText(calendar, 'x-wr-timezone') ?? timeZone);
  }

  /** @param {number} begin @param {number} end @param {Written} written */
  function add(begin, end, { isAllDay, zoneName }) {
    if (end <= begin || end <= from || begin >= to) return;
    spans.push({ from: begin, to: end, isAllDay, zoneName });
    if (spans.length > MAX_SPANS) throw tooMany();
  }

  /** @param {Component} component @param {Component} calendar @returns {Entry | undefined} */
  function entryOf(component, calendar) {
    const zoneOf = zonesIn(calendar);
    const title = titleOf(component);
    const names = new Map(component.unreadable.map((line) => [nameOf(line), line]));
    try {
      const unreadable = timings.flatMap((name) => (component.properties.has(name) ? [] : (names.get(name) ?? [])))[0];
      if (unreadable) throw new UnreadableError(unreadable);
      for (const line of component.unreadable)
        warn(() => `Line ${line.number} of ${title} was skipped, because it can't be read: ${excerpt(line.text)}.`, skipped);
      const isCanceled = [firstText(component, 'status'), firstText(calendar, 'method')].some((text) =>
        /^cancel(?:l?ed)?$/i.test(text ?? ''),
      );
      // A cancellation may have no start.
      const startLine = firstLine(component, 'dtstart');
      if (!startLine && !isCanceled) {
        warn(() => `${title} was left out, because it has no DTSTART.`);
        return undefined;
      }
      const floating = floatingIn(calendar);
      const [read = { wall: 0, isDate: false, zone: local }] = startLine ? readTimes(startLine, zoneOf, floating) : [];
      const start = read.isDate ? { ...read, zone: local } : read;
      const { endOf, reach, zone } = endOfEntry(component, start, zoneOf);
      const idLine = firstLine(component, 'recurrence-id');
      const [changes] = idLine ? readTimes(idLine, zoneOf, start.zone) : [];
      const isUncertain = identities.some((name) => names.has(name));
      const uid = firstText(component, 'uid');
      return {
        component,
        title,
        start,
        zoneName: startLine ? zoneNameOf(startLine, start, calendar) : timeZone,
        endOf,
        reach,
        changes,
        isFree: isFree(component, email),
        isCanceled,
        zoneOf,
        clocks: zones.described(calendar),
        unknown: [start.zone, zone].flatMap((one) => one.unknown ?? []),
        uid: uid && !isUncertain ? uid : `line ${component.line}`,
        sequence: Number.parseInt(firstText(component, 'sequence') ?? '', 10) || 0,
        stamp: firstText(component, 'dtstamp') ?? '',
        isForFuture: idLine !== undefined && parameterOf(idLine, 'RANGE')?.toUpperCase() === 'THISANDFUTURE',
      };
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      warn(() => `${title} was left out, because line ${error.line.number} can't be read: ${excerpt(error.line.text)}.`);
      return undefined;
    }
  }

  /** Returns how an entry's end follows from its start. @param {Component} component @param {Time} start @param {(tzid: string) => Zone} zoneOf */
  function endOfEntry(component, start, zoneOf) {
    const endLine = firstLine(component, 'dtend');
    const durationLine = firstLine(component, 'duration');
    const [read] = endLine ? readTimes(endLine, zoneOf, start.zone) : [];
    const end = read?.isDate ? { ...read, zone: local } : read;
    const duration = end ? undefined : durationLine && readDuration(durationLine);
    if (end?.isDate && start.isDate) {
      // Programs write an event of one day with the same day as its end, too.
      const days = Math.max(DAY, end.wall - start.wall);
      if (end.wall < start.wall && endLine) throw new UnreadableError(endLine);
      return { ...lasting({ days, exact: 0 }), zone: start.zone };
    }
    if (end) {
      const begin = momentOf(start.wall, start.zone);
      const [first, last] = momentsOf(end.wall, end.zone);
      const exact = (first > begin ? first : last) - begin;
      if (exact < 0 && endLine) throw new UnreadableError(endLine);
      return { ...lasting({ days: 0, exact }), zone: end.zone };
    }
    return { ...lasting(duration ?? { days: start.isDate ? DAY : 0, exact: 0 }), zone: start.zone };
  }

  /** Adds the busy times of all entries with one UID. @param {Entry[]} entries */
  function addSeries(entries) {
    const current = newest(entries);
    const masters = current.filter(({ changes }) => !changes);
    const changed = current.filter(({ changes }) => changes);
    for (const master of masters) if (!master.isFree || changed.length) addOccurrences(master, changed);
    const canceled = Math.max(...masters.map(({ isCanceled, sequence }) => (isCanceled ? sequence : -1)), -1);
    const isOver = masters.length > 0 && masters.every(({ isCanceled }) => isCanceled);
    for (const one of changed) {
      const isExcluded = masters.some((master) => master.sequence > one.sequence && excludes(master, one));
      if (!isExcluded && !(isOver && one.sequence <= canceled)) addOccurrences(one, []);
    }
  }

  /** Whether an event excludes the occurrence that another entry changes. @param {Entry} master @param {Entry} change */
  function excludes({ component, start, zoneOf }, { changes }) {
    return (component.properties.get('exdate') ?? []).flatMap(linesOfValues).some((line) => {
      try {
        return changes && isAmong(keysOf(readTimes(line, zoneOf, start.zone), start), changes);
      } catch {
        return false;
      }
    });
  }

  /** Adds the occurrences of an entry, other than those that are changed. @param {Entry} entry @param {Entry[]} changed */
  function addOccurrences(entry, changed) {
    if (entry.isCanceled) return;
    const single = keysOf(
      changed.flatMap(({ changes }) => changes ?? []),
      entry.start,
    );
    const future = changed
      .filter(({ isForFuture }) => isForFuture)
      .map((change) => ({ change, since: change.changes ? momentOf(change.changes.wall, change.changes.zone) : 0 }))
      .sort((one, other) => other.since - one.since);
    const shifts = future.map(({ change, since }) => Math.abs(momentOf(change.start.wall, change.start.zone) - since));
    const reach = Math.max(entry.reach, ...changed.map((one) => one.reach)) + Math.max(0, ...shifts) + 2 * DAY;
    for (const { time, endOf } of occurrences(entry, { from: from - reach, to: to + reach })) {
      const moment = momentOf(time.wall, time.zone);
      if (isAmong(single, time)) continue;
      const shift = future.find(({ since }) => moment > since);
      if (!shift) {
        if (!entry.isFree) addOne(entry, time, endOf);
        continue;
      }
      const { change, since } = shift;
      if (change.isFree || change.isCanceled) continue;
      const { zone } = change.start;
      const moved = moment + zone.offsetAt(moment) + change.start.wall - (since + zone.offsetAt(since));
      addOne(change, { wall: moved, isDate: change.start.isDate, zone }, change.endOf);
    }
  }

  /** @param {Entry} entry @param {Time} time @param {(start: Time) => number} endOf */
  function addOne(entry, time, endOf) {
    const before = Math.max(0, ...entry.unknown.map((one) => one.before));
    const after = Math.max(0, ...entry.unknown.map((one) => one.after));
    const begin = momentOf(time.wall, time.zone);
    const end = endOf(time);
    if (end > begin) add(begin - before, end + after, { isAllDay: time.isDate, zoneName: entry.zoneName });
    for (const { name } of entry.unknown) {
      const { titles } = unknown.get(name) ?? { titles: new Set() };
      unknown.set(name, { hours: (before + after) / 3_600_000, titles: titles.add(entry.title) });
    }
  }

  /**
   * Returns the occurrences of an entry. What can't be read of its repetition is left out with a warning.
   * @param {Entry} entry @param {Span} range
   */
  function occurrences({ component, title, start, endOf, zoneOf, clocks, changes }, range) {
    /** @param {string} name @param {string} without @param {(line: Line) => { time: Time, endOf: (start: Time) => number }[]} read */
    const read = (name, without, read) =>
      (component.properties.get(name) ?? []).flatMap(/rule$/.test(name) ? (line) => line : linesOfValues).flatMap((line) => {
        try {
          return read(line);
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
          warn(() => `${title} is read without ${without}, because line ${line.number} can't be read: ${excerpt(line.text)}.`);
          return [];
        }
      });
    const walls = { from: range.from - DAY, to: range.to + DAY };
    /** @param {Line} line */
    const byRule = (line) => {
      const part = ignoredPart(line, start);
      if (part) warn(() => `${title} repeats without ${excerpt(part)} on line ${line.number}, which can't be read.`);
      return expandRule(line, start, walls, MAX_SPANS, clocks).map((wall) => ({ time: { ...start, wall }, endOf }));
    };
    /** @param {Line} line */
    const byDates = (line) =>
      readTimes(line, zoneOf, start.zone).map(({ end, duration, ...time }) => ({
        time,
        endOf: end ? () => momentOf(end.wall, end.zone) : duration ? lasting(duration).endOf : endOf,
      }));
    if (changes) return [{ time: start, endOf }];
    const all = [
      { time: start, endOf },
      ...read('rrule', 'its repetition', byRule),
      ...read('rdate', 'its further dates', byDates),
    ];
    const except = [...read('exrule', 'its exceptions', byRule), ...read('exdate', 'its exceptions', byDates)];
    const excluded = keysOf(
      except.map(({ time }) => time),
      start,
    );
    /** @type {Map<number, (typeof all)[number]>} */
    const unique = new Map();
    for (const one of all) {
      const moment = momentOf(one.time.wall, one.time.zone);
      const other = unique.get(moment);
      if (isAmong(excluded, one.time) || (other && other.endOf(other.time) >= one.endOf(one.time))) continue;
      unique.set(moment, one);
    }
    return unique.values();
  }

  /** @param {Component} component @param {Component} calendar */
  function addFreeBusy(component, calendar) {
    for (const line of (component.properties.get('freebusy') ?? []).flatMap(linesOfValues)) {
      if (parameterOf(line, 'FBTYPE')?.toUpperCase() === 'FREE') continue;
      try {
        for (const { end, duration, ...time } of readTimes(line, zonesIn(calendar), floatingIn(calendar)))
          add(
            momentOf(time.wall, time.zone),
            end ? momentOf(end.wall, end.zone) : lasting(duration ?? { days: 0, exact: 0 }).endOf(time),
            { isAllDay: false, zoneName: zoneNameOf(line, time, calendar) },
          );
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error;
        warn(() => `Busy times were left out, because line ${line.number} can't be read: ${excerpt(line.text)}.`);
      }
    }
  }

  /** @type {Map<string, Entry[]>} */
  const series = new Map();
  for (const calendar of calendars) {
    for (const line of calendar.unreadable)
      warn(() => `Line ${line.number} was skipped, because it can't be read: ${excerpt(line.text)}.`, skipped);
    for (const component of calendar.components) {
      if (component.name === 'vfreebusy') addFreeBusy(component, calendar);
      const entry = component.name === 'vevent' ? entryOf(component, calendar) : undefined;
      if (!entry) continue;
      const others = series.get(entry.uid);
      if (others) others.push(entry);
      else series.set(entry.uid, [entry]);
    }
  }
  for (const entries of series.values()) addSeries(entries);

  for (const [name, { hours, titles }] of unknown) {
    const [title] = titles;
    warn(() =>
      titles.size === 1
        ? `${title} is busy at all times that it can mean, ${hours} hours more, because its time zone ${excerpt(name)} is unknown.`
        : `${titles.size} events, such as ${title}, are busy at all times that they can mean, ${hours} hours more, because their time zone ${excerpt(name)} is unknown.`,
    );
  }
  const listed = [...warnings, ...skipped].slice(0, MAX_WARNINGS);
  if (total > MAX_WARNINGS) listed[MAX_WARNINGS - 1] = `${total - MAX_WARNINGS + 1} more warnings are not listed.`;
  return { spans, warnings: listed };
}

/** Returns the name that a line which can't be read starts with. @param {Line} line */
const nameOf = ({ text }) => /^[\w-]*/.exec(text)?.[0].toLowerCase() ?? '';

/** @param {Component} component */
function titleOf(component) {
  const summary = firstText(component, 'summary')?.replace(/\\([nN,;\\])/g, (_, character) =>
    /n/i.test(character) ? ' ' : character,
  );
  return `the event ${summary ? `${excerpt(summary)} ` : ''}on line ${component.line}`;
}

/** @param {Duration} duration @returns {{ endOf: (start: Time) => number, reach: number }} */
const lasting = ({ days, exact }) => ({
  endOf: ({ wall, zone }) => momentOf(wall + days, zone) + exact,
  reach: days + exact,
});

/**
 * Whether an event leaves its time free. Outlook's own property counts before the standard's.
 * @param {Component} component @param {string | undefined} email
 */
function isFree(component, email) {
  // Apple writes an address of its own as the value, and the person's as a parameter.
  const attendee = (component.properties.get('attendee') ?? []).find((line) =>
    [valueOfLine(line), parameterOf(line, 'EMAIL')].some(
      (address) => email && address?.replace(/^mailto:\s*/i, '').toLowerCase() === email.toLowerCase(),
    ),
  );
  if (attendee && parameterOf(attendee, 'PARTSTAT')?.toUpperCase() === 'DECLINED') return true;
  const status = firstText(component, 'x-microsoft-cdo-busystatus')?.toUpperCase();
  if (status && /^(FREE|TENTATIVE|BUSY|OOF)$/.test(status)) return status === 'FREE';
  return firstText(component, 'transp')?.toUpperCase() === 'TRANSPARENT';
}

/** Returns the newest version of an event and of each change (RFC 5546, 2.1.5); all of them if none is newer. @param {Entry[]} entries */
function newest(entries) {
  /** @type {Map<string, Entry[]>} */
  const versions = new Map();
  for (const entry of entries) {
    const { changes } = entry;
    const key = changes ? `${changes.isDate} ${momentOf(changes.wall, changes.zone)}` : '';
    const others = versions.get(key) ?? [];
    const order = others[0] ? entry.sequence - others[0].sequence || entry.stamp.localeCompare(others[0].stamp, 'en') : 1;
    if (order > 0) versions.set(key, [entry]);
    else if (order === 0) others.push(entry);
  }
  return [...versions.values()].flat();
}

/**
 * Returns the keys of times that exclude occurrences. A date excludes a whole day of an event with times.
 * @param {Time[]} times @param {Time} start
 */
function keysOf(times, start) {
  return new Set(
    times.map((time) => {
      const moment = momentOf(time.wall, time.zone);
      if (!start.isDate && !time.isDate) return `moment ${moment}`;
      // The midnight of a day, as it is written or as it is in the event's zone.
      const wall = time.wall % DAY === 0 || time.isDate ? time.wall : moment + start.zone.offsetAt(moment);
      return `day ${Math.floor(wall / DAY)}`;
    }),
  );
}

/** @param {Set<string>} keys @param {Time} time */
const isAmong = (keys, time) =>
  keys.size > 0 && (keys.has(`day ${Math.floor(time.wall / DAY)}`) || keys.has(`moment ${momentOf(time.wall, time.zone)}`));
