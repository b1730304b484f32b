import { maxGrowth } from '@suite/testing/linear-time';
import { busyTimes } from './busy-times';

const range = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-01-01T00:00:00Z') };
const start = 'BEGIN:VEVENT\nDTSTART:20261102T140000Z\nDTEND:20261102T150000Z\n';

/** Returns the fewest milliseconds of processor time of three runs. */
function costOf(text: string): number {
  const costs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    busyTimes({ text, timeZone: 'America/New_York', email: 'ann@firm.example', ...range });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

// A process of its own limits the time of any feed.
test.each([
  ['blank lines', start, '\n'],
  ['a folded line', `${start}SUMMARY:`, 'x\n '],
  ['a long line', `${start}SUMMARY:`, 'x'],
  ['quotes', `${start}SUMMARY;X="`, '";X="'],
  ['parameters', `${start}ATTENDEE`, ';PARTSTAT='],
  ['time zones in a line', 'BEGIN:VEVENT\nDTSTART', ';TZID='],
  ['lines of one property', start, 'ATTENDEE:mailto:ann@firm.example\n'],
  ['lines that can’t be read', start, 'no line\n'],
  ['excluded times', `${start}EXDATE:20261102T140000Z`, ',20261102T140000Z'],
  ['started components', start, 'BEGIN:X\n'],
  ['ended components', start, 'END:X\n'],
  ['past events', '', `BEGIN:VEVENT\nUID:1\nDTSTART:20160101T100000Z\nDURATION:PT1H\nEND:VEVENT\n`],
  ['past rules', '', `BEGIN:VEVENT\nDTSTART:20160101T100000Z\nRRULE:FREQ=DAILY;COUNT=9\nEND:VEVENT\n`],
  ['unknown time zones', '', `BEGIN:VEVENT\nDTSTART;TZID=x:20160101T100000\nDURATION:PT1H\nEND:VEVENT\n`],
])('%s are read in linear time', (_, before, part) => {
  const feed = (size: number) => `BEGIN:VCALENDAR\n${before}${part.repeat(size / part.length)}\nEND:VEVENT\nEND:VCALENDAR\n`;
  const small = costOf(feed(65_536));
  expect(costOf(feed(8 * 65_536))).toBeLessThan(maxGrowth * Math.max(small, 5));
});
