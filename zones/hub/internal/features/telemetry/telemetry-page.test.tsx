import type { TelemetryEvent } from '@services/telemetry-intake/contract/administration';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TelemetryPage } from './telemetry-page';

const claims = { userId: 'u', companyId: 'c', rights: 'app:internal' };

const event = (id: number, more: Partial<TelemetryEvent> = {}): TelemetryEvent => ({
  id,
  at: `2026-11-20T10:00:0${id}.000Z`,
  environment: 'prod',
  kind: 'view',
  summary: `page ${id}`,
  json: `{"id":${id}}`,
  ...more,
});

const requested: string[] = [];
let lists: Record<string, TelemetryEvent[]>;
const answer = (request: Request) => {
  const { searchParams, search } = new URL(request.url);
  requested.push(search);
  const events = lists[searchParams.get('list') ?? ''] ?? [];
  const environment = searchParams.get('environment');
  return Response.json({
    events: events.filter((one) => !environment || one.environment === environment),
    stored: events.length,
  });
};

beforeEach(() => {
  requested.length = 0;
  lists = { monitoring: [event(2), event(1, { environment: 'dev', kind: 'error' })] };
});

const open = () =>
  renderInSuite(<TelemetryPage />, {
    zone: 'internal',
    claims,
    dedupingInterval: 2_000,
    answers: { 'GET /internal/v1/telemetry': answer },
  });
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Events of monitoring' }))
    .getAllByRole('row')
    .slice(1);

test('lists what arrived, newest first, says how much is stored, and shows whole events on demand', async () => {
  open();
  const [newest, older] = await rows();
  expect(newest?.textContent).toContain('prodviewpage 2');
  expect(older?.textContent).toContain('deverrorpage 1');
  expect(screen.getByText('2 kept, of all environments; the latest 500 are.')).toBeTruthy();
  expect(screen.queryByText(/"id": 2/)).toBeNull();
  await userEvent.click(within(newest as HTMLElement).getByText('Show'));
  expect(await screen.findByText(/"id": 2/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No event of flags' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No event of analytics' })).toBeTruthy();
});

test('shows a single environment', async () => {
  open();
  expect(await rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('combobox', { name: 'Environment' }));
  await userEvent.click(await screen.findByRole('option', { name: 'dev' }));
  expect(await screen.findByText('page 1')).toBeTruthy();
  expect(await rows()).toHaveLength(1);
  expect(requested.slice(3).sort()).toEqual(['analytics', 'flags', 'monitoring'].map((list) => `?list=${list}&environment=dev`));
});

test('refreshing reads all lists, and only a list that fails shows an error', async () => {
  const { answers } = open();
  await rows();
  lists.monitoring = [event(3)];
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('page 3')).toBeTruthy();
  answers['GET /internal/v1/telemetry'] = (request) =>
    request.url.includes('list=flags') ? new Response('', { status: 500 }) : answer(request);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What arrived could not be loaded.');
  expect(screen.getByText('page 3')).toBeTruthy();
});
