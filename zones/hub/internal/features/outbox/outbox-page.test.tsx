import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OutboxPage } from './outbox-page';

const claims = { userId: 'u', companyId: 'c', rights: 'app:internal' };
const link = 'http://localhost:3015/login/#/reset-password?token=abc_-1';
const mails = [
  {
    id: '2',
    at: '2026-11-20T10:00:00.000Z',
    to: 'olivia@harborline.example',
    subject: 'Reset your password',
    text: `Hello Olivia,\n\n${link}\n\njavascript:alert(1)\n`,
  },
  { id: '1', at: '2026-11-19T10:00:00.000Z', to: 'new@harborline.example', subject: 'An invitation', text: 'Join us.' },
];

const open = (answer = () => Response.json(mails)) =>
  renderInSuite(<OutboxPage />, { zone: 'internal', claims, answers: { 'GET /internal/v1/outbox': answer } });

const shown = async () => within(await screen.findByRole('list', { name: 'Mails' })).getAllByRole('listitem');

test('mails are listed with their links, which open in a new tab; the newest is open', async () => {
  open();
  const [newest, older] = await shown();
  expect(newest?.querySelector('details')?.open).toBe(true);
  expect(older?.querySelector('details')?.open).toBe(false);
  const links = within(newest as HTMLElement).getAllByRole('link');
  expect(links.map((found) => [found.getAttribute('href'), found.getAttribute('target'), found.getAttribute('rel')])).toEqual([
    [link, '_blank', 'noopener'],
  ]);
  expect(newest?.textContent).toContain('javascript:alert(1)');
});

test('a mail is found by address, subject or text', async () => {
  open();
  await shown();
  const field = screen.getByRole('searchbox', { name: 'Find a mail' });
  await userEvent.type(field, 'join NEW@');
  expect((await shown()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('An invitation')]);
  expect(screen.getByRole('status', { name: 'Mails' }).textContent).toBe('1 of 2');
  await userEvent.type(field, ' nothing');
  expect(screen.getByRole('heading', { name: 'No mail matches' })).toBeTruthy();
});

test('shows an empty outbox, a new mail after a refresh, and an error when the outbox cannot be read', async () => {
  const { answers } = open(() => Response.json([]));
  expect(await screen.findByRole('heading', { name: 'No mail yet' })).toBeTruthy();
  answers['GET /internal/v1/outbox'] = () => Response.json(mails.slice(1));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await shown()).toHaveLength(1);
  answers['GET /internal/v1/outbox'] = () => new Response('', { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The mails could not be loaded.');
});
