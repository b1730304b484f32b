import type { BusyTime, Calendar } from '@services/bookings/contract/calendars';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyTimes } from './busy-times';

const feed = { host: 'calendar.example', readAt: '2026-11-02T14:00:00.000Z', failure: null, warnings: [] };

const busyOn = (day: string, part: Partial<BusyTime> = {}): BusyTime => ({
  ...{ startsAt: `${day}T15:00:00.000Z`, endsAt: `${day}T16:30:00.000Z`, isAllDay: false, zoneName: 'Europe/Berlin' },
  wall: { startsAt: `${day}T10:00:00`, endsAt: `${day}T11:30:00` },
  ...part,
});

function open(busy: BusyTime[], part: Partial<NonNullable<Calendar['feed']>> = {}) {
  return renderInSuite(<BusyTimes feed={{ ...feed, ...part }} readAt={feed.readAt} timeZone="America/New_York" />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights: 'change' },
    answers: { 'GET /calendly/v1/busy-times': () => Response.json(busy) },
  });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Busy times of your calendar' }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('are listed with length and time zone, in the time of the calendar', async () => {
  const overnight = busyOn('2026-12-02', {
    endsAt: '2026-12-03T15:00:00.000Z',
    wall: { startsAt: '2026-12-02T10:00:00', endsAt: '2026-12-03T10:00:00' },
  });
  const whole = busyOn('2026-12-24', {
    ...{ startsAt: '2026-12-24T05:00:00.000Z', endsAt: '2026-12-27T05:00:00.000Z', isAllDay: true, zoneName: 'America/New_York' },
    wall: { startsAt: '2026-12-24T00:00:00', endsAt: '2026-12-27T00:00:00' },
  });
  open([busyOn('2026-12-01'), overnight, whole]);
  await screen.findByRole('row', { name: /Dec 1, 2026/ });
  expect(rows().map(cellsOf)).toEqual([
    ['Dec 1, 2026, 10:00 AM – 11:30 AM', '1 h 30 min', 'Europe/Berlin'],
    ['Dec 2, 2026, 10:00 AM – Dec 3, 2026, 10:00 AM', '24 h', 'Europe/Berlin'],
    ['Dec 24, 2026 – Dec 26, 2026', 'All day', 'America/New York'],
  ]);
  expect(screen.getByText(/^From calendar\.example, read Nov 2, 2026, .*, in the time of America\/New York\./)).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a day' }), 'Dec 24');
  expect(rows().map((row) => cellsOf(row)[1])).toEqual(['All day']);
});

test('are twenty at first, and all of them on request', async () => {
  open(Array.from({ length: 25 }, (_, at) => busyOn(`2026-12-${String(at + 1).padStart(2, '0')}`)));
  await screen.findByRole('row', { name: /Dec 1, 2026/ });
  expect(rows()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(rows()).toHaveLength(25);
});

test('are said to be none, to stay while the feed can’t be read, and to differ from the calendar', async () => {
  open([], { failure: 'it answered 404.', warnings: ['one', 'two'] });
  expect(await screen.findByText('Nothing is busy')).toBeTruthy();
  expect(screen.getByText(/^The calendar could not be read since then: it answered 404\./)).toBeTruthy();
  expect(screen.getByText(/^2 events or lines are not here as in your calendar\./)).toBeTruthy();
});
