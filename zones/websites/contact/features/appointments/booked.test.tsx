import type { Booking } from '@services/bookings/contract/appointments';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Booked } from './booked';

const path = '/calendly/v1/bookings';

const booking = (name: string, rest: Partial<Booking> = {}): Booking => ({
  ...{ id: name, type: 'First call', host: 'Ann Lee', hostId: 'u1', leadId: 'l1', timeZone: 'America/New_York' },
  ...{ state: 'booked', name, email: '', phone: '', note: '' },
  ...{ startsAt: '2099-12-03T15:00:00Z', endsAt: '2099-12-03T15:30:00Z' },
  wall: { startsAt: '2099-12-03T10:00:00', endsAt: '2099-12-03T10:30:00' },
  ...rest,
});

afterEach(() => jest.restoreAllMocks());

/** Opens the week of Thursday, December 3, 2099. */
function open(bookings: Booking[], { rights = 'change', week = '2099-12-03' } = {}) {
  const requested: string[] = [];
  const weeks: string[] = [];
  const suite = renderInSuite(<Booked week={week} onWeek={(week) => weeks.push(week)} />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: ({ url }) => {
        requested.push(new URL(url).search);
        return Response.json({ monday: '2099-11-30', bookings });
      },
    },
  });
  return { ...suite, requested, weeks };
}

const dayOf = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('li');
  if (!found) throw new Error(`there is no ${name}`);
  return within(found);
};
const cancel = (name: string) => screen.queryByRole('button', { name: `Cancel appointment of ${name}` });

test('shows a week from Monday to Sunday, each appointment on the day and time of its host', async () => {
  const late = { startsAt: '2099-12-05T02:30:00Z', wall: { startsAt: '2099-12-04T21:30:00', endsAt: '2099-12-04T22:00:00' } };
  const { requested } = open([booking('Vera'), booking('Otto', { ...late, note: 'Call the office.' })]);
  const thursday = await dayOf('Thursday, Dec 3');
  expect(thursday.getByText('10:00 AM–10:30 AM')).toBeTruthy();
  expect(thursday.getByText('Vera: First call')).toBeTruthy();
  expect(thursday.queryByText(/^Otto/)).toBeNull();
  const friday = await dayOf('Friday, Dec 4');
  expect(friday.getByText('9:30 PM–10:00 PM')).toBeTruthy();
  expect(friday.getByText('Call the office.')).toBeTruthy();
  expect((await dayOf('Monday, Nov 30')).getByText('Nothing booked')).toBeTruthy();
  expect(await dayOf('Sunday, Dec 6')).toBeTruthy();
  expect(requested).toEqual(['?day=2099-12-03']);
});

test('shows the current week of the firm, which the server names', async () => {
  const { requested, weeks } = open([booking('Vera')], { week: '' });
  expect((await dayOf('Thursday, Dec 3')).getByText('Vera: First call')).toBeTruthy();
  expect(screen.getByText('Week of Nov 30, 2099')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect([requested, weeks]).toEqual([[''], ['2099-12-07']]);
});

test('is this week by the clock of the browser, also on a Sunday evening in America', async () => {
  // Sunday, December 6, 9 PM in New York.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-12-07T02:00:00Z'));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  open([], { week: '' });
  expect(await screen.findByText('Week of Nov 30, 2099')).toBeTruthy();
});

test('leads to the week before and after', async () => {
  const { weeks } = open([]);
  for (const name of ['Earlier', 'Today', 'Later']) await userEvent.click(screen.getByRole('button', { name }));
  expect(weeks).toEqual(['2099-11-23', '', '2099-12-07']);
});

test('only a coming appointment can be canceled, after a question', async () => {
  const past = { startsAt: '2020-12-03T15:00:00Z' };
  const { answers, requests, toasts } = open([booking('Vera'), booking('Past', past), booking('Gone', { state: 'canceled' })]);
  await dayOf('Thursday, Dec 3');
  expect([cancel('Past'), cancel('Gone')]).toEqual([null, null]);
  expect(screen.getByText('Canceled')).toBeTruthy();
  answers[`POST ${path}/Vera/cancellation`] = () => Response.json(booking('Vera', { state: 'canceled' }));
  const button = cancel('Vera');
  if (button) await userEvent.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this appointment?' }));
  expect(requests).not.toContain(`POST ${path}/Vera/cancellation`);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  await waitFor(() => expect(toasts).toEqual(['The appointment was canceled.']));
  expect(requests.filter((call) => call === `GET ${path}`)).toHaveLength(2);
});

test('read-only access cancels nothing', async () => {
  open([booking('Vera')], { rights: '' });
  await dayOf('Thursday, Dec 3');
  expect(cancel('Vera')).toBeNull();
});

test('links to the lead of an appointment', async () => {
  open([booking('Vera')]);
  await dayOf('Thursday, Dec 3');
  expect(screen.getByRole('link', { name: 'Open lead' }).getAttribute('href')).toBe('#/?lead=l1');
});
