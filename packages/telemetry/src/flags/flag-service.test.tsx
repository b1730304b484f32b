import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { emptyToken } from '@suite/session/parsed-token';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type Manner, NodeEventSource, startFlagServer } from './flag-server.fixture';
import { FlagService } from './flag-service';
import { createFlagStore } from './flag-store';
import { FlagContext, useFlag } from './use-flag';

type Server = Awaited<ReturnType<typeof startFlagServer>>;

let server: Server;

beforeEach(async () => {
  // jsdom logs each refused connection.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  Object.assign(window, { EventSource: NodeEventSource });
  server = await startFlagServer({ announcement: { value: 'Tonight', version: 1 }, other: { value: {}, version: 1 } });
});

afterEach(() => {
  cleanup();
  server.stop();
  jest.restoreAllMocks();
});

const olivia = { ...emptyToken, userId: 'u1', companyId: 'c1', email: 'olivia@harborline.example' };

const Announced = () => <p>{useFlag('announcement') || 'nothing'}</p>;

function showFlags({ token = olivia, isListening = true, url = server.url } = {}) {
  const lines: unknown[][] = [];
  const log = (...line: unknown[]) => lines.push(line);
  const logger = createLogger('debug', { debug: log, info: log, warn: log, error: log });
  const store = createFlagStore('qa', logger);
  const config = {
    ...emptyConfig,
    FEATURE_FLAG_KEY: 'qa-key',
    FEATURE_FLAG_BASE_URL: url,
    FEATURE_FLAG_STREAM_URL: url,
    FEATURE_FLAG_EVENTS_URL: url,
  };
  const view = (now: typeof olivia, listens: boolean) => (
    <FlagContext value={store}>
      <Announced />
      <FlagService config={config} token={now} store={store} logger={logger} isListening={listens} />
    </FlagContext>
  );
  const { rerender } = render(view(token, isListening));
  return { store, lines, show: (now: typeof olivia, listens = true) => rerender(view(now, listens)) };
}

test('a flag that is switched reaches the page, and is the first value on the next page', async () => {
  const { lines } = showFlags();
  expect(screen.getByText('nothing')).toBeTruthy();
  await screen.findByText('Tonight');
  act(() => server.flip('announcement', 'Tomorrow'));
  await screen.findByText('Tomorrow');
  expect(createFlagStore('qa', createLogger('error')).value('announcement')).toBe('Tomorrow');
  expect(lines).toEqual([]);
});

test("§3 flags are requested for the signed-in person's context, and again for another person or company", async () => {
  const { show } = showFlags();
  await screen.findByText('Tonight');
  expect(server.contexts).toEqual([{ kind: 'user', key: 'u1', email: 'olivia@harborline.example', internalUser: false }]);
  show({ ...olivia, companyId: 'c2' });
  await waitFor(() => expect(server.contexts).toHaveLength(2));
  show({ ...olivia, userId: 'u2', email: 'noah@brightfield.example' });
  await waitFor(() => expect(server.contexts[2]).toMatchObject({ key: 'u2' }));
  await waitFor(() => expect(server.streams.size).toBe(1));
});

test('a tab that is not listening opens no stream; once it listens, it gets what it missed', async () => {
  const { show } = showFlags();
  await screen.findByText('Tonight');
  show(olivia, false);
  await waitFor(() => expect(server.streams.size).toBe(0));
  server.flip('announcement', 'Missed');
  show(olivia, true);
  await screen.findByText('Missed');
});

test.each<Manner>(['hangs', 'fails', 'talks garbage', 'closes at once'])(
  'a service that %s leaves the defaults and at most one warning, and is asked again',
  async (manner) => {
    server.behave(manner);
    const request = server.nextRequest();
    const { lines } = showFlags();
    await request;
    expect(screen.getByText('nothing')).toBeTruthy();
    if (manner === 'fails' || manner === 'closes at once') {
      server.behave('answers');
      await screen.findByText('Tonight', {}, { timeout: 5_000 });
    }
    expect(lines.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(lines)).not.toContain('olivia');
  },
);

test('a service that refuses every connection leaves the last known values', async () => {
  createFlagStore('qa', createLogger('error')).put({ announcement: 'Known' });
  server.stop();
  const { lines } = showFlags();
  await waitFor(() => expect(lines.length).toBeGreaterThan(0));
  expect(screen.getByText('Known')).toBeTruthy();
});

test('a flag of the wrong type has its default value, with one warning', async () => {
  const { lines } = showFlags();
  await screen.findByText('Tonight');
  act(() => server.flip('announcement', 7));
  await screen.findByText('nothing');
  act(() => server.flip('announcement', 8));
  act(() => server.flip('announcement', 'Well'));
  await screen.findByText('Well');
  expect(lines).toEqual([[expect.stringContaining('announcement')]]);
});

test('the service receives which flags were evaluated', async () => {
  showFlags();
  await screen.findByText('Tonight');
  await waitFor(() => expect(server.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identify', 'summary'])), {
    timeout: 5_000,
  });
});
