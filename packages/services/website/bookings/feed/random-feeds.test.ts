import { isFullRun } from '@suite/env/node';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import fc from 'fast-check';
import { freeSlots, type Span } from '../slots/free-slots';
import { busyTimes } from './busy-times';

const MINUTE = 60_000;
/** The clocks of New York change on November 1 and those of Berlin on October 25. */
const range = { from: Date.parse('2026-10-19T00:00:00Z'), to: Date.parse('2026-11-30T00:00:00Z') };
/** Names of time zones in feeds, and the name that the runtime's own data has. */
const zones = {
  'Europe/Berlin': 'Europe/Berlin',
  '"America/New_York"': 'America/New_York',
  'Eastern Standard Time': 'America/New_York',
  'India Standard Time': 'Asia/Kolkata',
  '/mozilla.org/20050126_1/Australia/Lord_Howe': 'Australia/Lord_Howe',
};
type ZoneName = keyof typeof zones;

const formats = Object.fromEntries(
  Object.values(zones).map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

/** Returns the local time of the runtime's clocks, written as UTC. */
const wallOf = (moment: number, zone: ZoneName): number =>
  Date.parse(`${formats[zones[zone]]?.format(moment).replace(' ', 'T')}Z`);

/** Returns the only moment of a local time; undefined if clocks skip or repeat it. */
function momentOf(wall: number, zone: ZoneName): number | undefined {
  const offsets = new Set(
    [-1, 0, 1].map((day) => wallOf(wall + day * MILLISECONDS_PER_DAY, zone) - wall - day * MILLISECONDS_PER_DAY),
  );
  const moments = [...offsets].map((offset) => wall - offset).filter((moment) => wallOf(moment, zone) === wall);
  return moments.length === 1 ? moments[0] : undefined;
}

const stamp = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '');
const utc = (moment: number) => `:${stamp(moment)}Z`;
const local = (wall: number, zone: ZoneName) => `;TZID=${zone}:${stamp(wall)}`;

interface Written {
  lines: string[];
  busy: Span[];
}

const begin = fc.integer({ min: 0, max: 42 * 48 - 1 }).map((half) => range.from + half * 30 * MINUTE);
const minutes = fc.integer({ min: 1, max: 48 }).map((count) => count * 5);
const zone = fc.constantFrom(...(Object.keys(zones) as ZoneName[]));
const id = fc.uuid();

/** An event without repetition, in UTC or in a time zone, with an end or a duration. */
const single = fc.record({ id, begin, minutes, zone, isLocal: fc.boolean(), hasEnd: fc.boolean() }).map((of): Written => {
  const end = of.begin + of.minutes * MINUTE;
  const walls = [wallOf(of.begin, of.zone), wallOf(end, of.zone)] as const;
  const isLocal = of.isLocal && walls.every((wall) => momentOf(wall, of.zone) !== undefined);
  const [start, stop] = isLocal ? walls.map((wall) => local(wall, of.zone)) : [utc(of.begin), utc(end)];
  return {
    lines: [
      'BEGIN:VEVENT',
      `UID:${of.id}`,
      `DTSTART${start}`,
      of.hasEnd ? `DTEND${stop}` : `DURATION:PT${of.minutes}M`,
      'END:VEVENT',
    ],
    busy: [{ from: of.begin, to: end }],
  };
});

/** A series with an excluded occurrence and a moved one, both named in local time or in UTC. */
const series = fc
  .record({
    id,
    begin,
    minutes,
    zone,
    step: fc.constantFrom(1, 2, 7),
    count: fc.integer({ min: 3, max: 12 }),
    moved: begin,
    isUtc: fc.boolean(),
  })
  .map((of): Written => {
    const first = wallOf(of.begin, of.zone);
    const walls = Array.from({ length: of.count }, (_, index) => first + index * of.step * MILLISECONDS_PER_DAY);
    const moments = walls.map((wall) => momentOf(wall, of.zone));
    if (moments.some((moment) => moment === undefined)) return { lines: [], busy: [] };
    const length = of.minutes * MINUTE;
    const name = (index: number) => (of.isUtc ? utc(moments[index] ?? 0) : local(walls[index] ?? 0, of.zone));
    const rule = of.step === 7 ? 'WEEKLY' : `DAILY;INTERVAL=${of.step}`;
    return {
      lines: [
        ...['BEGIN:VEVENT', `UID:${of.id}`, `DTSTART${local(first, of.zone)}`, `DURATION:PT${of.minutes}M`],
        ...[`RRULE:FREQ=${rule};COUNT=${of.count}`, `EXDATE${name(1)}`, 'END:VEVENT'],
        ...[
          'BEGIN:VEVENT',
          `UID:${of.id}`,
          `RECURRENCE-ID${name(2)}`,
          `DTSTART${utc(of.moved)}`,
          `DURATION:PT${of.minutes}M`,
          'END:VEVENT',
        ],
      ],
      busy: [
        ...moments.flatMap((moment, index) => (moment === undefined || index === 1 || index === 2 ? [] : moment)),
        of.moved,
      ].map((from) => ({ from, to: from + length })),
    };
  });

const freeBusy = fc.array(fc.tuple(begin, minutes), { minLength: 1, maxLength: 4 }).map((all): Written => {
  const periods = all.map(
    ([from, length], index) => `${stamp(from)}Z/${index % 2 ? `PT${length}M` : `${stamp(from + length * MINUTE)}Z`}`,
  );
  return {
    lines: ['BEGIN:VFREEBUSY', `FREEBUSY;FBTYPE=BUSY:${periods.join(',')}`, 'END:VFREEBUSY'],
    busy: all.map(([from, length]) => ({ from, to: from + length * MINUTE })),
  };
});

/** Events that leave their time free, or whose lines can't be read. */
const noise = fc
  .record({
    id,
    begin,
    kind: fc.constantFrom('STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'DTSTART:never'),
  })
  .map(
    (of): Written => ({
      lines: [
        'BEGIN:VEVENT',
        `UID:${of.id}`,
        of.kind,
        `DTSTART${utc(of.begin)}`,
        'DURATION:PT1H',
        'no content line',
        'END:VEVENT',
      ],
      busy: [],
    }),
  );

const feeds = fc
  .record({
    parts: fc.array(fc.oneof(single, series, freeBusy, noise), { minLength: 1, maxLength: 12 }),
    width: fc.integer({ min: 5, max: 75 }),
    end: fc.constantFrom('\r\n', '\n', '\r', '\r\n\r\n'),
  })
  .map(({ parts, width, end }) => {
    const lines = ['BEGIN:VCALENDAR', ...parts.flatMap((part) => part.lines), 'END:VCALENDAR'];
    const folded = lines.map((line) => line.replace(new RegExp(`(.{${width}})(?=.)`, 'g'), `$1${end} `));
    return { text: folded.join(end) + end, busy: parts.flatMap((part) => part.busy) };
  });

const types = fc.record({ minutes, bufferBefore: fc.constantFrom(0, 5, 30), bufferAfter: fc.constantFrom(0, 15, 60) });

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:55' }));

const merged = (spans: readonly Span[]) => {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && last.to >= span.from) last.to = Math.max(last.to, span.to);
    else result.push({ from: span.from, to: span.to });
  }
  return result;
};

it('offers no time that overlaps a busy time of a random feed', () => {
  fc.assert(
    fc.property(feeds, types, ({ text, busy }, type) => {
      const read = busyTimes({ text, timeZone: 'America/New_York', ...range });
      const slots = freeSlots({ timeZone: 'America/New_York', week, days: [], ...type }, read.spans, range);
      const overlapping = slots.filter((slot) => {
        const [from, to] = [slot - type.bufferBefore * MINUTE, slot + (type.minutes + type.bufferAfter) * MINUTE];
        return busy.some((span) => span.from < to && span.to > from);
      });
      expect(overlapping).toEqual([]);
      // Nothing else is busy either.
      const expected = busy.filter(({ from, to }) => to > range.from && from < range.to);
      expect(merged(read.spans)).toEqual(merged(expected));
    }),
    { numRuns: isFullRun() ? 2_000 : 60, seed: 2026 },
  );
});
