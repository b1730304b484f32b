// Reads one ICS feed, then ends. It runs in its own process (`runInProcess`), because the feed's author decides how long reading
// takes.
import { parentPort, workerData } from 'node:worker_threads';
import { zoneOffsets } from '@suite/kernel/time-zone/zone-offsets';
import ICAL from 'ical.js';

/** @type {{ text: string, timeZone: string, from: number, to: number }} */
const { text, timeZone, from, to } = workerData;

/** The maximum number of occurrences of all events. */
const MAX_STEPS = 100_000;
const MAX_SPANS = 2_000;

/** Returns the local time in a time zone, written as UTC. @param {number} moment @param {string} zone */
const wallTime = (moment, zone) => moment + (zoneOffsets(zone)?.offsetAt(moment) ?? 0);

/** @param {string} zone */
const isKnown = (zone) => zoneOffsets(zone) !== undefined;

/** Returns the moment of a time in the feed. @param {any} time @param {string | undefined} zone */
function momentOf(time, zone) {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const isOfFeed = zone !== undefined && !isKnown(zone) && time.zone && time.zone !== ICAL.Timezone.localTimezone;
  if (isOfFeed) return time.toUnixTime() * 1000;
  const name = zone !== undefined && isKnown(zone) ? zone : timeZone;
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  const day = 86_400_000;
  const offsets = [wall - day, wall + day].map((moment) => wallTime(moment, name) - moment);
  const found = offsets.map((offset) => wall - offset).find((moment) => wallTime(moment, name) === wall);
  return found ?? wall - (offsets[0] ?? 0);
}

const calendar = new ICAL.Component(ICAL.parse(text));
if (calendar.name !== 'vcalendar') throw new Error('it is no calendar');
const events = calendar.getAllSubcomponents('vevent');
/** @type {{ from: number, to: number }[]} */
const spans = [];
let steps = 0;

/** Occurrences that were changed on their own. @type {Set<string>} */
const changed = new Set();
for (const event of events) {
  const id = event.getFirstProperty('recurrence-id');
  if (id) changed.add(`${event.getFirstPropertyValue('uid')} ${id.getFirstValue()}`);
}

/** @param {any} component */
function addSpans(component) {
  const isFree = component.getFirstPropertyValue('transp') === 'TRANSPARENT';
  if (isFree || component.getFirstPropertyValue('status') === 'CANCELLED') return;
  const start = component.getFirstProperty('dtstart');
  if (!start) return;
  const event = new ICAL.Event(component, { strictExceptions: true });
  const zone = start.getParameter('tzid');
  const length = event.duration.toSeconds() * 1000;
  if (!(length > 0)) return;
  /** @param {any} time */
  const add = (time) => {
    const begin = momentOf(time, zone);
    if (begin + length > from && begin < to) spans.push({ from: begin, to: begin + length });
    return begin < to;
  };
  if (!event.isRecurring() || component.hasProperty('recurrence-id')) {
    add(event.startDate);
    return;
  }
  const iterator = event.iterator();
  const uid = component.getFirstPropertyValue('uid');
  for (let time = iterator.next(); time; time = iterator.next()) {
    if (++steps > MAX_STEPS) throw new Error('it has too many occurrences');
    if (spans.length > MAX_SPANS) throw new Error('it has too many occurrences');
    if (changed.has(`${uid} ${time}`)) continue;
    if (!add(time)) return;
  }
}

for (const event of events) {
  addSpans(event);
  if (spans.length > MAX_SPANS) throw new Error('it has too many occurrences');
}
parentPort?.postMessage(spans);
