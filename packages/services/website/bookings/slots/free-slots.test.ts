import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { freeSlots, type SlotRequest, slicesOf, spansOf } from './free-slots';

const at = (text: string) => Date.parse(text);
const day = (text: string) => ({ from: at(text), to: at(text) + MILLISECONDS_PER_DAY });
const shown = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString().slice(5, 16));

const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
const request = (rest: Partial<SlotRequest> = {}): SlotRequest => ({
  timeZone: 'America/New_York',
  week: everyDay('09:00', '11:00'),
  days: [],
  minutes: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  ...rest,
});

it('offers what fits into the day’s hours, in the firm’s time zone', () => {
  expect(shown(freeSlots(request(), [], day('2026-03-02T05:00:00Z')))).toEqual(['03-02T14:00', '03-02T14:30', '03-02T15:00']);
});

it('offers Vancouver’s times by the law of the day', () => {
  const vancouver = request({ timeZone: 'America/Vancouver', week: everyDay('10:00', '11:00') });
  expect(shown(freeSlots(vancouver, [], day('2026-12-01T07:00:00Z')))).toEqual(['12-01T17:00']);
});

it('follows clock changes', () => {
  const week = { from: at('2026-03-07T05:00:00Z'), to: at('2026-03-10T04:00:00Z') };
  const first = freeSlots(request({ minutes: 120 }), [], week);
  expect(shown(first)).toEqual(['03-07T14:00', '03-08T13:00', '03-09T13:00']);
});

it('offers no time that the clocks skip, and the first of a repeated one', () => {
  const night = request({ week: everyDay('01:00', '04:00'), minutes: 30 });
  // On March 8 New York's clocks go from 2:00 to 3:00, on November 1 from 2:00 back to 1:00.
  expect(shown(freeSlots(night, [], day('2026-03-08T05:00:00Z')))).toEqual([
    '03-08T06:00',
    '03-08T06:30',
    '03-08T07:00',
    '03-08T07:30',
  ]);
  const repeated = shown(freeSlots(night, [], day('2026-11-01T04:00:00Z')));
  expect(repeated).toEqual(['11-01T05:00', '11-01T05:30', '11-01T07:00', '11-01T07:30', '11-01T08:00', '11-01T08:30']);
});

it('leaves buffers on both sides of busy times', () => {
  const busy = [{ from: at('2026-03-02T15:00:00Z'), to: at('2026-03-02T15:30:00Z') }];
  const half = request({ minutes: 30, bufferBefore: 15, bufferAfter: 15, week: everyDay('09:00', '12:00') });
  expect(shown(freeSlots(half, busy, day('2026-03-02T05:00:00Z')))).toEqual(['03-02T14:00', '03-02T16:00', '03-02T16:30']);
});

it('uses the hours of an exceptional day, and offers nothing on a closed one', () => {
  const days = [
    { on: '2026-03-02', hours: [{ from: '14:00', to: '15:00' }] },
    { on: '2026-03-03', hours: [] },
  ];
  const span = { from: at('2026-03-02T05:00:00Z'), to: at('2026-03-04T05:00:00Z') };
  expect(shown(freeSlots(request({ days }), [], span))).toEqual(['03-02T19:00']);
});

it('splits a time into slices of five minutes, which add up to the same span', () => {
  const start = at('2026-03-02T14:00:00Z');
  const slices = slicesOf(start, { minutes: 30, bufferBefore: 5, bufferAfter: 10 });
  expect(slices).toHaveLength(9);
  expect(spansOf(slices)).toEqual([{ from: start - 5 * 60_000, to: start + 40 * 60_000 }]);
});
