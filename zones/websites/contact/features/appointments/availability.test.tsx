import type { Calendar } from '@services/bookings/contract/calendars';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Availability } from './availability';

const path = '/calendly/v1/calendars';

const calendar: Calendar = {
  ...{ userId: 'u1', name: 'Ann Lee', timeZone: 'America/New_York', feed: null, version: 4 },
  week: [{ weekday: 1, from: '09:00', to: '17:00' }],
  days: [{ on: '2026-12-24', hours: [{ from: '09:00', to: '12:00' }] }],
};

function open(part: Partial<Calendar> = {}, rights = 'change') {
  cleanup();
  const sent: unknown[] = [];
  const server = { ...calendar, ...part };
  const suite = renderInSuite(<Availability />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json([{ ...server, userId: 'u2', name: 'Bob', version: 0 }, server]),
      'GET /calendly/v1/busy-times': () => Response.json([]),
      [`PUT ${path}/u1`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (body.version !== 4)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this.' }, { status: 409 });
        return Response.json({ ...server, ...body, feed: null, version: 5 });
      },
    },
  });
  return { ...suite, sent };
}

const day = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save availability' }));

beforeEach(() => sessionStorage.clear());

test("saves a person's own hours of the week and of single days", async () => {
  const { sent, toasts } = open();
  expect((await day('Monday')).value).toBe('09:00–17:00');
  enter(await day('Monday'), '9:00-12:00, 13:00–17:00');
  enter(await day('Sunday'), '10:00-11:00');
  enter(await day('Dec 24, 2026'), '');
  enter(screen.getByLabelText('Day'), '2026-11-27');
  await userEvent.click(screen.getByRole('button', { name: 'Add a day' }));
  await save();
  await waitFor(() => expect(toasts).toEqual(['The availability was saved.']));
  expect(sent).toEqual([
    {
      timeZone: 'America/New_York',
      week: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '13:00', to: '17:00' },
        { weekday: 7, from: '10:00', to: '11:00' },
      ],
      days: [
        { on: '2026-11-27', hours: [] },
        { on: '2026-12-24', hours: [] },
      ],
      version: 4,
    },
  ]);
});

test('hours that cannot be read are marked, and nothing is sent', async () => {
  const { sent } = open();
  enter(await day('Tuesday'), '17:00-09:00');
  enter(await day('Dec 24, 2026'), 'closed');
  expect(screen.getAllByText('Enter hours such as 09:00–12:00, in steps of five minutes.')).toHaveLength(2);
  await save();
  expect(sent).toEqual([]);
});

test('a day is listed once, and can be removed', async () => {
  const { sent } = open();
  await day('Dec 24, 2026');
  enter(screen.getByLabelText('Day'), '2026-12-24');
  expect(screen.getByText('Choose a day that is not in the list yet.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a day' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Dec 24, 2026' }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ days: [] }]));
});

test('typed hours survive a reload, and the person decides when somebody else has saved others', async () => {
  open();
  enter(await day('Friday'), '9:00-10:00');
  const { sent, session } = open();
  expect((await day('Friday')).value).toBe('9:00-10:00');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await day('Friday')).value).toBe('');
  enter(await day('Friday'), '9:00-10:00');
  open({ version: 5 });
  expect((await day('Friday')).value).toBe('9:00-10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await day('Friday')).value).toBe('');
  expect(sent).toEqual([]);
});

test('hours that somebody else has changed meanwhile are not overwritten', async () => {
  open({ version: 3 });
  enter(await day('Friday'), '9:00-10:00');
  await save();
  expect(await screen.findByText('It was not saved. Somebody else has changed this.')).toBeTruthy();
  expect((await day('Friday')).value).toBe('9:00-10:00');
});

test('a calendar feed is added, stays while other things change, and is removed', async () => {
  const feed = { host: 'calendar.example', readAt: null, failure: 'it answered 404', warnings: [] };
  const added = open();
  enter(await screen.findByRole('textbox', { name: /^Address of the calendar/ }), 'https://calendar.example/a.ics');
  await save();
  await waitFor(() => expect(added.sent).toMatchObject([{ feed: 'https://calendar.example/a.ics' }]));
  sessionStorage.clear();
  const unchanged = open({ feed });
  expect(
    await screen.findByText(/^Subscribed to a calendar at calendar\.example\. It could not be read: it answered 404/),
  ).toBeTruthy();
  enter(await day('Friday'), '9:00-10:00');
  await save();
  await waitFor(() => expect(unchanged.sent).toHaveLength(1));
  expect(unchanged.sent[0]).not.toHaveProperty('feed');
  sessionStorage.clear();
  const removed = open({ feed });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the calendar' }));
  expect(screen.queryByText(/^Subscribed/)).toBeNull();
  await save();
  await waitFor(() => expect(removed.sent).toMatchObject([{ feed: null }]));
});

test('the events of a feed that could not be read are listed', async () => {
  const warning = 'The event "Tax call" on line 4 was left out, because it has no DTSTART.';
  open({ feed: { host: 'calendar.example', readAt: '2026-11-02T14:00:00.000Z', failure: null, warnings: [warning] } });
  expect(await screen.findByText('Check these events in your calendar:')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe(warning);
  expect(screen.getByText(/^1 event or line is not here as in your calendar\./)).toBeTruthy();
  expect(screen.queryByText(/No times are offered/)).toBeNull();
});

test('a feed that was never read says that no times are offered', async () => {
  open({ feed: { host: 'calendar.example', readAt: null, failure: null, warnings: [] } });
  expect(await screen.findByText(/It is read within a minute\. No times are offered until it has been read\./)).toBeTruthy();
});

test('read-only access shows the hours without a way to change them', async () => {
  open({}, '');
  expect((await day('Monday')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save availability' })).toBeNull();
});

test('the busy times of a feed are those of the person who connected it', async () => {
  const feed = { host: 'calendar.example', readAt: '2026-11-02T14:00:00.000Z', failure: null, warnings: [] };
  const { requests } = open({ feed });
  expect(await screen.findByRole('heading', { name: 'What is busy in your calendar' })).toBeTruthy();
  await chooseOption('Person', 'Bob');
  expect(screen.queryByRole('heading', { name: 'What is busy in your calendar' })).toBeNull();
  expect(requests.filter((request) => request.includes('busy-times'))).toHaveLength(1);
});
