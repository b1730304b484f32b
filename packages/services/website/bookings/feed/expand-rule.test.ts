import { execFileSync, spawnSync } from 'node:child_process';
import { isFullRun } from '@suite/env/node';
import fc from 'fast-check';
import { expandRule } from './expand-rule';
import { DAY, utc } from './read-values';

const range = { from: Date.parse('2026-11-01T00:00:00Z'), to: Date.parse('2027-03-03T00:00:00Z') };
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const list = <Value>(values: fc.Arbitrary<Value>, maxLength = 4) => fc.uniqueArray(values, { minLength: 1, maxLength });
const signed = (max: number) => fc.integer({ min: -max, max }).filter((value) => value !== 0);
const part = (name: string, values: fc.Arbitrary<readonly (number | string)[]>, one: number) =>
  fc.oneof(
    { weight: one, arbitrary: values.map((all) => `;${name}=${all.join(',')}`) },
    { weight: 10 - one, arbitrary: fc.constant('') },
  );
const day = fc.constantFrom(...weekdays);
/** Weekdays, all of them with positions or none, because dateutil intersects both kinds. */
const byDay = (position = 0) => {
  const positions = fc.constantFrom(1, 2, -1, position, -position);
  const positioned = list(fc.tuple(positions, day).map((all) => all.join('')));
  return position ? fc.oneof(list(day), positioned) : list(day);
};

/** What dates a rule of a frequency may choose, as far as dateutil reads it as RFC 5545 does. */
const datesOf = {
  YEARLY: fc.oneof(
    fc.tuple(
      part('BYMONTH', list(fc.integer({ min: 1, max: 12 })), 9),
      part('BYMONTHDAY', list(signed(31)), 6),
      part('BYDAY', byDay(), 4),
    ),
    fc.tuple(part('BYMONTH', list(fc.integer({ min: 1, max: 12 })), 5), part('BYDAY', byDay(5), 8)),
    fc.tuple(part('BYYEARDAY', list(signed(366)), 9)),
    // Programs differ on weeks at the ends of a year, and on the weekdays of weeks without BYDAY.
    fc.tuple(
      part('BYWEEKNO', list(fc.integer({ min: 2, max: 51 })), 10),
      list(fc.constantFrom(...weekdays)).map((days) => `;BYDAY=${days}`),
    ),
  ),
  MONTHLY: fc.tuple(
    part('BYMONTH', list(fc.integer({ min: 1, max: 12 })), 3),
    part('BYMONTHDAY', list(signed(31)), 5),
    part('BYDAY', byDay(5), 5),
  ),
  WEEKLY: fc.tuple(part('BYMONTH', list(fc.integer({ min: 1, max: 12 })), 2), part('BYDAY', byDay(), 7)),
  DAILY: fc.tuple(
    part('BYMONTH', list(fc.integer({ min: 1, max: 12 })), 3),
    part('BYMONTHDAY', list(signed(31)), 3),
    part('BYDAY', byDay(), 4),
  ),
  HOURLY: fc.tuple(part('BYMONTHDAY', list(signed(31)), 3), part('BYDAY', byDay(), 4)),
  MINUTELY: fc.tuple(part('BYDAY', byDay(), 4), part('BYHOUR', list(fc.integer({ min: 0, max: 23 })), 4)),
};
type Frequency = keyof typeof datesOf;
const frequencies: Frequency[] = ['YEARLY', 'MONTHLY', 'MONTHLY', 'WEEKLY', 'WEEKLY', 'DAILY', 'DAILY', 'HOURLY', 'MINUTELY'];

const rules = fc.constantFrom(...frequencies).chain((frequency) => {
  const isShort = frequency === 'HOURLY' || frequency === 'MINUTELY';
  const days = isShort ? [20_700, 20_780] : frequency === 'DAILY' ? [20_000, 20_780] : [18_000, 20_780];
  return fc
    .record({
      day: fc.integer({ min: days[0] ?? 0, max: days[1] ?? 0 }),
      minutes: fc.integer({ min: 0, max: 287 }).map((value) => value * 5),
      interval: fc.integer({ min: 1, max: frequency === 'MINUTELY' ? 300 : 5 }),
      dates: datesOf[frequency],
      hours: frequency === 'MINUTELY' ? fc.constant('') : part('BYHOUR', list(fc.integer({ min: 0, max: 23 }), 3), 2),
      minutesOf: part('BYMINUTE', list(fc.constantFrom(0, 10, 15, 30, 45, 50), 3), 2),
      position: part('BYSETPOS', list(signed(4), 3), 2),
      weekStart: part('WKST', fc.tuple(fc.constantFrom(...weekdays)), 3),
      end: fc.oneof(
        fc.constant(''),
        fc.integer({ min: 1, max: 400 }).map((count) => `;COUNT=${count}`),
        fc.integer({ min: 20_750, max: 20_900 }).map((until) => `;UNTIL=${stampOf(until * DAY + 43_200_000)}`),
      ),
    })
    .map(({ day, minutes, interval, dates, hours, minutesOf, position, weekStart, end }) => {
      const chosen = `${dates.join('')}${hours}${minutesOf}`;
      // Without a choice there is no set of which to take positions; dateutil reads the first week only from DTSTART on.
      const hasPositions =
        /;BY(?:DAY|MONTHDAY|YEARDAY|HOUR|MINUTE)/.test(chosen) && frequency !== 'WEEKLY' && !/WEEKNO/.test(chosen);
      return {
        start: stampOf(day * DAY + minutes * 60_000),
        rule: `FREQ=${frequency};INTERVAL=${interval}${chosen}${hasPositions ? position : ''}${weekStart}${end}`,
      };
    });
});

function stampOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** Gives up rules that dateutil does not expand within a tenth of a second, such as those without occurrences. */
const program = `
import datetime, json, signal, sys
from dateutil.rrule import rrulestr
class Late(Exception): pass
def late(*_): raise Late()
signal.signal(signal.SIGALRM, late)
read = lambda text: datetime.datetime.strptime(text, '%Y%m%dT%H%M%S')
first, last = read(sys.argv[1]), read(sys.argv[2])
for line in sys.stdin:
    rule, found = json.loads(line), []
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.1)
        for time in rrulestr(rule['rule'], dtstart=read(rule['start'])):
            if time > last: break
            if time >= first: found.append(time.strftime('%Y%m%dT%H%M%S'))
    except (Late, ValueError): found = None
    finally: signal.setitimer(signal.ITIMER_REAL, 0)
    print(json.dumps(found))
`;

const hasDateutil = spawnSync('python3', ['-c', 'import dateutil.rrule']).status === 0;

(hasDateutil ? it : it.skip)(
  'expands random rules as dateutil does (needs python3-dateutil)',
  () => {
    const samples = fc.sample(rules, { numRuns: isFullRun() ? 10_000 : 300, seed: 5545 });
    const output = execFileSync('python3', ['-c', program, stampOf(range.from), stampOf(range.to)], {
      input: samples.map((sample) => `${JSON.stringify(sample)}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    const expected: (string[] | null)[] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const compared = samples.flatMap(({ start, rule }, index) => {
      const times = expected[index];
      if (!times) return [];
      const [, year, month, day, hour, minute] = /^(....)(..)(..)T(..)(..)/.exec(start)?.map(Number) ?? [];
      const wall = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute);
      const walls = expandRule({ number: 1, text: `RRULE:${rule}` }, { wall, isDate: false, zone: utc }, range, 1e6);
      return [{ start, rule, times, expanded: walls.map(stampOf) }];
    });
    expect(compared.filter(({ times, expanded }) => String(times) !== String(expanded))).toEqual([]);
    expect(compared.length).toBeGreaterThan(samples.length * 0.7);
    expect(compared.filter(({ times }) => times.length > 0).length).toBeGreaterThan(samples.length * 0.4);
  },
  1_800_000,
);
