import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { olivia, startZone } from '../start/start-zone.fixture';

const finished = (id: number, isRead: boolean) => ({
  id,
  at: '2026-03-31T09:00:00.000Z',
  type: 'import.finished',
  data: {
    run: { id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01', source: 'xero', fileName: `file-${id}.csv` },
    imported: 1200,
    rejected: 1,
  },
  isRead,
});

/** Servers that remember what has been read. */
function servers() {
  const read = new Map([
    [2, false],
    [1, false],
  ]);
  const unread = () => [...read.values()].filter((isRead) => !isRead).length;
  const put = (id: number) => async (request: Request) => {
    read.set(id, (await request.json()).isRead);
    return new Response(null, { status: 204 });
  };
  return {
    'GET /events/v1/unread': () => Response.json({ unread: unread() }),
    'GET /events/v1/notifications': () =>
      Response.json({
        unread: unread(),
        notifications: [...read].map(([id, isRead]) => finished(id, isRead)),
        next: null,
      }),
    'PUT /events/v1/notifications/1': put(1),
    'PUT /events/v1/notifications/2': put(2),
    'POST /events/v1/notifications/read-all': () => {
      for (const id of read.keys()) read.set(id, true);
      return new Response(null, { status: 204 });
    },
  };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('the bell counts unread notifications; its menu links to each one and marks it as read', async () => {
  startZone('home', null, { claims: olivia, answers: servers() });
  await userEvent.click(await bell('Notifications'));
  expect((await bell('Notifications, 2 unread')).textContent).toBe('2');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /file-2\.csv: 1,200 records, 1 row rejected/ });
  expect(link.href).toBe('https://hub.suite.example/iq/settings/#/import?id=0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01');
  await userEvent.click(screen.getByRole('button', { name: /^Mark as read: .*file-2/ }));
  await bell('Notifications, 1 unread');
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as unread: .*file-2/ }));
  await bell('Notifications, 2 unread');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('2')).toBeNull());
  expect(screen.queryAllByRole('button', { name: /^Mark as read/ })).toEqual([]);
});

test('a person without notifications is told what would be announced; a list that fails can be retried', async () => {
  const { answers } = startZone('home', null, {
    claims: olivia,
    answers: { 'GET /events/v1/notifications': () => new Response('', { status: 500 }) },
  });
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByText('Your notifications could not be loaded.')).toBeTruthy();
  answers['GET /events/v1/notifications'] = () => Response.json({ unread: 0, notifications: [], next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^You have no notifications/)).toBeTruthy();
});
