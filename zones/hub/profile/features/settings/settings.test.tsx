import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from './settings';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const claims = { userId, sessionId: 's1', companyId: 'c1', email: 'nina@harborline.example' };
const PREFERENCES = `/identity/v1/users/${userId}/preferences`;
const REPORTS = `PUT /insights/api/v1/users/unified/${userId}/reports`;
const none = { theme: null, timeZone: null, locale: null };
const insightsUser = {
  id: userId,
  unifiedId: userId,
  organizationId: null,
  firstName: 'Nina',
  lastName: 'Vogt',
  email: 'nina@harborline.example',
  accessEnabled: true,
  sendWeeklyReport: true,
  sendMonthlyReport: true,
  userRole: 'Administrator',
};

function open(more: Record<string, Answer> = {}) {
  const saved: unknown[] = [];
  const answers: Record<string, Answer> = {
    [`GET ${PREFERENCES}`]: () => Response.json(none),
    [`PUT ${PREFERENCES}`]: async (request) => {
      const body = await request.json();
      saved.push(body);
      return Response.json(body);
    },
    'GET /events/v1/notification-settings': () => Response.json({ kinds: [], digest: 'off' }),
    'GET /insights/users': () => Response.json({ data: insightsUser }),
    [REPORTS]: async (request) => Response.json({ data: { ...insightsUser, ...(await request.json()) } }),
    ...more,
  };
  return { saved, ...renderInSuite(<Settings />, { zone: 'profile', claims, answers }) };
}

test('a time zone can be found by typing, applies at once and is saved', async () => {
  const { saved, browser } = open();
  await userEvent.type(screen.getByRole('combobox', { name: 'Time zone' }), 'new york');
  await userEvent.click(await screen.findByRole('option', { name: 'America/New York' }));
  expect(browser.readCookie('time_zone')).toBe('America/New_York');
  await screen.findByText('Saved.');
  expect(saved).toEqual([{ ...none, timeZone: 'America/New_York' }]);
});

test('a format shows an example, and follows the browser again when it is cleared', async () => {
  const { saved, browser } = open();
  await userEvent.type(screen.getByRole('combobox', { name: 'Format' }), 'german (germany');
  await userEvent.click(await screen.findByRole('option', { name: 'German (Germany)' }));
  expect(screen.getByText(/1\.234\.567,89$/)).toBeTruthy();
  await waitFor(() => expect(saved).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Clear format' }));
  await waitFor(() => expect(saved.at(-1)).toEqual(none));
  expect(browser.readCookie('locale')).toBe('');
});

test("a choice that can't be saved applies locally, says so and is retried", async () => {
  const { answers, saved, browser } = open({ [`PUT ${PREFERENCES}`]: () => new Response('', { status: 500 }) });
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved for the others');
  expect(browser.readCookie('theme')).toBe('dark');
  answers[`PUT ${PREFERENCES}`] = async (request) => {
    saved.push(await request.json());
    return Response.json(saved.at(-1));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved.');
  expect(saved).toEqual([{ ...none, theme: 'dark' }]);
});

test('§3 a report can be turned off; a choice that fails is rolled back', async () => {
  const { answers } = open();
  const weekly = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Weekly report/ });
  const monthly = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Monthly report/ });
  await userEvent.click(weekly);
  await screen.findByText('Saved.');
  expect([weekly.checked, monthly.checked]).toEqual([false, true]);
  answers[REPORTS] = () => new Response('', { status: 500 });
  await userEvent.click(monthly);
  expect((await screen.findByRole('alert')).textContent).toBe('Your choice could not be saved. It stays as it was.');
  expect([weekly.checked, monthly.checked]).toEqual([false, true]);
});

test('a kind of notification can be excluded from mail, and a digest sent daily; a choice that fails is rolled back', async () => {
  const SETTINGS = '/events/v1/notification-settings';
  const kinds = [{ type: 'import.failed', inBell: true, byMail: true }];
  const put: unknown[] = [];
  const { answers } = open({
    [`GET ${SETTINGS}`]: () => Response.json({ kinds, digest: 'off' }),
    [`PUT ${SETTINGS}`]: async (request) => {
      put.push(await request.json());
      return Response.json(put.at(-1));
    },
  });
  const mail = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'An import failed: Mail' });
  await userEvent.click(mail);
  await screen.findByText('Saved.');
  await userEvent.click(screen.getByRole('radio', { name: 'Daily' }));
  await waitFor(() =>
    expect(put.at(-1)).toEqual({ kinds: [{ type: 'import.failed', inBell: true, byMail: false }], digest: 'daily' }),
  );
  answers[`PUT ${SETTINGS}`] = () => new Response('', { status: 500 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'An import failed: Bell' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your choice could not be saved. It stays as it was.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'An import failed: Bell' }).checked).toBe(true);
});

test('directs a person without an insights user to create one', async () => {
  open({ 'GET /insights/users': () => Response.json({ code: 'not_found', message: '' }, { status: 404 }) });
  expect(((await screen.findByRole('link', { name: 'Set up Connect IQ' })) as HTMLAnchorElement).href).toBe(
    'https://hub.suite.example/iq/onboarding/#/',
  );
});
