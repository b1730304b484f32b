import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overview } from './overview';

const claims = { userId: 'u', companyId: 'c', rights: 'app:internal' };
const services = [
  { name: 'database', state: 'up', note: '' },
  { name: 'insights', state: 'down', note: 'Its table cannot be read (42P01).' },
  { name: 'offers', state: 'not-built', note: '' },
];

/** What the zone addresses serve: a build, a page without one, or nothing. */
let hosts: (url: string, init?: RequestInit) => Response;

beforeEach(() => {
  hosts = () => Response.json({ version: 'abc123abc123', laidAt: '2026-11-20T10:00:00.000Z' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => hosts(String(url), init));
});
afterEach(() => jest.restoreAllMocks());

const open = (answer = () => Response.json(services)) =>
  renderInSuite(<Overview />, {
    zone: 'internal',
    claims,
    environment: 'local',
    answers: { 'GET /internal/v1/services': answer },
  });

const rowOf = async (title: string) => {
  const table = screen.getByRole('table', { name: 'Zones of this environment' });
  return (await within(table).findByRole('rowheader', { name: title })).closest('tr') as HTMLElement;
};

test('lists every service with its state, services that are down first with the reason', async () => {
  open();
  const region = await screen.findByRole('region', { name: 'Services' });
  const [first, second] = await within(region).findAllByRole('listitem');
  expect(first?.textContent).toBe('insightsDownIts table cannot be read (42P01).');
  expect(second?.textContent).toBe('databaseUp');
  expect(within(region).getByText('1 not built yet')).toBeTruthy();
});

test("shows the failure in place when services can't be queried, and offers a retry", async () => {
  const { answers } = open(() => Response.json({ code: 'not_ready', message: '' }, { status: 503 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is out of reach');
  answers['GET /internal/v1/services'] = () => Response.json(services);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('database')).toBeTruthy();
});

test('lists every zone of the environment with its address and the build that its host reports', async () => {
  open();
  const internal = await rowOf('Internal');
  expect(await within(internal).findByText('abc123abc123')).toBeTruthy();
  expect(within(internal).getByRole('link').getAttribute('href')).toBe('http://localhost:3002/internal/#/');
  expect(within(internal).getByText('local, dev')).toBeTruthy();
  expect(internal.querySelector('time')?.dateTime).toBe('2026-11-20T10:00:00.000Z');
  expect((await rowOf('AI chat')).textContent).toContain('/chatai3026All');
});

test("distinguishes a host that responds without a build from one that doesn't respond", async () => {
  hosts = (url, init) => {
    if (url.startsWith('http://localhost:3026/')) throw new TypeError('refused');
    if (url.startsWith('http://localhost:3003/') && init?.mode !== 'no-cors') throw new TypeError('not allowed');
    if (url.startsWith('http://localhost:3004/')) return new Response('not found', { status: 404 });
    return Response.json({ version: 'abc123abc123', laidAt: '2026-11-20T10:00:00.000Z' });
  };
  open();
  expect(await within(await rowOf('AI chat')).findByText('No answer')).toBeTruthy();
  expect(within(await rowOf('Profile')).getByText('No build')).toBeTruthy();
  expect(within(await rowOf('Invitation')).getByText('No build')).toBeTruthy();
  expect(within(await rowOf('Overview')).getByText('abc123abc123')).toBeTruthy();
});
