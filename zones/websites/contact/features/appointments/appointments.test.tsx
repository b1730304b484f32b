import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Appointments } from './appointments';

/** Mondays of the days that the tests open; for today, which the address doesn't name, it is the first. */
const mondays: Record<string, string> = { '2099-12-03': '2099-11-30', '2099-11-30': '2099-11-30', '2099-12-07': '2099-12-07' };

/** Opens the page at an address; `weeks` lists the days whose weeks were read. */
function open(hash: string) {
  location.hash = hash;
  const weeks: (string | null)[] = [];
  renderInSuite(<Appointments />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /calendly/v1/bookings': ({ url }) => {
        const day = new URL(url).searchParams.get('day');
        weeks.push(day);
        return Response.json({ monday: mondays[day ?? ''] ?? '2099-11-30', bookings: [] });
      },
      'GET /calendly/v1/types': () => Response.json([]),
    },
  });
  return weeks;
}

const week = (text: string) => screen.findByText(text);
const go = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the week is in the address, and each change of it is read', async () => {
  const weeks = open('#/appointments?week=2099-12-03');
  expect(await week('Week of Nov 30, 2099')).toBeTruthy();
  await go('Later');
  expect(await week('Week of Dec 7, 2099')).toBeTruthy();
  expect(location.hash).toContain('week=2099-12-07');
  await waitFor(() => expect(weeks).toEqual(['2099-12-03', '2099-12-07']));
  await go('Today');
  await waitFor(() => expect(location.hash).not.toContain('week'));
});

test('another tab is in the address and keeps the week', async () => {
  open('#/appointments?week=2099-12-03');
  await week('Week of Nov 30, 2099');
  await userEvent.click(screen.getByRole('tab', { name: 'Types' }));
  expect(await screen.findByRole('button', { name: 'New appointment type' })).toBeTruthy();
  expect(location.hash).toContain('tab=types');
  await userEvent.click(screen.getByRole('tab', { name: 'Booked' }));
  expect(await week('Week of Nov 30, 2099')).toBeTruthy();
});
