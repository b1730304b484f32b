import { Failure } from '@suite/kernel/errors/failure';
import { readFeed } from './read-feed';

const span = { from: Date.parse('2026-03-01T00:00:00Z'), to: Date.parse('2026-04-01T00:00:00Z') };
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.map((event) => `BEGIN:VEVENT\r\nUID:1\r\n${event}\r\nEND:VEVENT\r\n`).join('')}END:VCALENDAR\r\n`;
const read = async (text: string) => {
  const { spans } = await readFeed({ text, timeZone: 'America/New_York', ...span });
  return spans.map(({ from, to }) => [new Date(from).toISOString().slice(5, 16), (to - from) / 60_000]);
};

it('reads events in their own time zone, or else in the firm’s', async () => {
  const utc = 'DTSTART:20260302T150000Z\r\nDTEND:20260302T153000Z';
  const zoned = 'DTSTART;TZID=Europe/Paris:20260302T150000\r\nDURATION:PT1H';
  const floating = 'DTSTART:20260302T150000\r\nDURATION:PT1H';
  const wholeDay = 'DTSTART;VALUE=DATE:20260303\r\nDTEND;VALUE=DATE:20260304';
  expect(await read(calendar(utc, zoned, floating, wholeDay))).toEqual([
    ['03-02T15:00', 30],
    ['03-02T14:00', 60],
    ['03-02T20:00', 60],
    ['03-03T05:00', 1440],
  ]);
});

it('reads the time of a zone by the law of its day', async () => {
  const event = 'DTSTART;TZID=America/Vancouver:20261201T100000\r\nDURATION:PT1H';
  const winter = { from: Date.parse('2026-11-30T00:00:00Z'), to: Date.parse('2026-12-03T00:00:00Z') };
  const { spans } = await readFeed({ text: calendar(event), timeZone: 'UTC', ...winter });
  expect(spans).toEqual(
    [{ from: Date.parse('2026-12-01T17:00:00Z'), to: Date.parse('2026-12-01T18:00:00Z') }].map((one) => ({
      ...one,
      isAllDay: false,
      zoneName: 'America/Vancouver',
    })),
  );
});

it('repeats events across clock changes, without moved, excluded, free or canceled occurrences', async () => {
  const weekly =
    'DTSTART;TZID=America/New_York:20260302T090000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY;COUNT=4\r\nEXDATE;TZID=America/New_York:20260316T090000';
  const moved =
    'RECURRENCE-ID;TZID=America/New_York:20260323T090000\r\nDTSTART;TZID=America/New_York:20260324T110000\r\nDURATION:PT1H';
  const free = 'DTSTART:20260305T150000Z\r\nDURATION:PT1H\r\nTRANSP:TRANSPARENT';
  const canceled = 'DTSTART:20260306T150000Z\r\nDURATION:PT1H\r\nSTATUS:CANCELLED';
  expect(await read(calendar(weekly, moved, free, canceled))).toEqual([
    ['03-02T14:00', 60],
    ['03-09T13:00', 60],
    ['03-24T15:00', 60],
  ]);
});

it.each([
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['half a calendar', calendar('DTSTART:20260302T150000Z').slice(0, 60)],
  ['an event each second', calendar('DTSTART:20260101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY')],
  ['too many events', calendar(...Array.from({ length: 2_500 }, () => 'DTSTART:20260302T150000Z\r\nDURATION:PT1H'))],
])('gives up %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow(Failure);
});

it('says of each time whether it is whole days, and the time zone in which it is written', async () => {
  const text = calendar(
    'DTSTART;VALUE=DATE:20260303',
    'DTSTART:20260304T150000Z\r\nDURATION:PT1H',
    'DTSTART;TZID=Europe/Paris:20260305T150000\r\nDURATION:PT1H',
    'DTSTART:20260306T150000\r\nDURATION:PT1H',
    'DTSTART;TZID=Nowhere:20260307T150000\r\nDURATION:PT1H',
    'DTSTART:2026-03-08T15:00:00+02:00\r\nDURATION:PT1H',
  );
  const zonesOf = async (feed: string) =>
    (await readFeed({ text: feed, timeZone: 'America/New_York', ...span })).spans.map(({ isAllDay, zoneName }) => [
      isAllDay,
      zoneName,
    ]);
  const written = [
    [true, 'America/New_York'],
    [false, 'UTC'],
    [false, 'Europe/Paris'],
    [false, 'America/New_York'],
    [false, 'Nowhere'],
    [false, 'UTC offset'],
  ];
  expect(await zonesOf(text)).toEqual(written);
  const inTokyo = text.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Tokyo');
  expect(await zonesOf(inTokyo)).toEqual(written.with(3, [false, 'Asia/Tokyo']));
  const busy = 'BEGIN:VFREEBUSY\r\nFREEBUSY:20260304T150000Z/PT1H\r\nEND:VFREEBUSY\r\n';
  expect(await zonesOf(`BEGIN:VCALENDAR\r\n${busy}END:VCALENDAR\r\n`)).toEqual([[false, 'UTC']]);
});
