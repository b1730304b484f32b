import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profile } from './profile';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const claims = { userId, companyId: 'c1', firstName: 'Nina', lastName: 'Vogt', rights: 'app:home,app:iq-clients' };
const MEMBERSHIP = 'GET /access/v1/own-membership';
const COMPANY = 'GET /identity/v1/companies/c1';
const company: Answer = () => Response.json({ id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01', name: 'Harborline Accounting' });
const membership = {
  role: 'member',
  joinedAt: '2026-03-01T12:00:00.000Z',
  groups: [{ name: 'Tax' }, { name: 'Audit' }],
};

const open = (answer: Answer) =>
  renderInSuite(<Profile />, {
    zone: 'profile',
    claims,
    cookies: { locale: 'en-GB' },
    answers: { [MEMBERSHIP]: answer, [COMPANY]: company },
  });

test('§7 shows the firm by its company, and the role, the start date and the groups', async () => {
  open(() => Response.json(membership));
  await screen.findByText('Harborline Accounting');
  const rows = within(screen.getByRole('region', { name: 'In your firm' })).getAllByRole('definition');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Harborline Accounting', 'Member', '1 Mar 2026', 'Tax, Audit']);
});

test('lists the open apps without those that are open to everyone', async () => {
  open(() => Response.json(membership));
  await screen.findByText('Harborline Accounting');
  const apps = within(screen.getByRole('region', { name: 'Open to you' })).getAllByRole('link');
  expect(apps.map(({ textContent }) => textContent)).toEqual(['IQ clients', 'Ask for another app']);
});

test('reports a failure in place and can retry', async () => {
  const { answers, toasts } = open(() => new Response('', { status: 500 }));
  await screen.findByText('Your membership could not be loaded.');
  answers[MEMBERSHIP] = () => Response.json(membership);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Harborline Accounting')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('tells a person without a firm how to get one', async () => {
  open(() => Response.json({ code: 'not_found', message: '' }, { status: 404 }));
  expect(await screen.findByRole('link', { name: 'Set up a firm' })).toBeTruthy();
});
