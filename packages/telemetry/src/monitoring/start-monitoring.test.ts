import { emptyConfig } from '@suite/env/quiet.fixture';
import { waitFor } from '@testing-library/react';
import { startSink } from '../sink.fixture';
import { keepEarlyErrors } from './early-errors';
import { startMonitoring } from './start-monitoring';

type Sink = Awaited<ReturnType<typeof startSink>>;

let sink: Sink;
/** Receives the page's calls. */
let network = globalThis.fetch;

beforeAll(async () => {
  sink = await startSink();
  globalThis.fetch = (...input) => network(...input);
});
afterAll(() => sink.stop());

const API = 'https://api.suite.example';
const rates = { sessionSampleRate: 100, telemetrySampleRate: 0, telemetryConfigurationSampleRate: 0 };

interface Sent {
  type: string;
  service: string;
  version: string;
  view: { name: string; url: string };
  error?: { message: string };
}

/** Returns what the SDK sends before the page is left. */
async function sent(): Promise<Sent[]> {
  // The SDK's own tests use this mark to make it accept an event as the browser's.
  dispatchEvent(Object.assign(new Event('beforeunload'), { __ddIsTrusted: true }));
  await waitFor(() => expect(sink.received).not.toEqual([]));
  return sink.received.flatMap(({ body }) => body.split('\n').map((line) => JSON.parse(line)));
}

test('§9 errors and views are sent with the name and version of the requirements, without codes, tokens and e-mail addresses', async () => {
  const errors = keepEarlyErrors();
  errors.report(new Error('olivia@harborline.example was before the start'));
  location.hash = '#/person?id=u1&token=token-of-a-mail';
  await startMonitoring({
    zone: 'app-manager',
    routes: ['/people', '/person'],
    config: {
      ...emptyConfig,
      API_BASE_URL: API,
      MONITORING_APPLICATION_ID: 'a',
      MONITORING_CLIENT_TOKEN: 't',
      MONITORING_URL: sink.url,
    },
    rates,
    errors,
  });
  const all = await sent();
  expect(all.find(({ type }) => type === 'view')).toMatchObject({
    service: 'frontend-app-manager',
    version: '20251002.3',
    view: { name: '/person' },
  });
  expect(all.find(({ type }) => type === 'error')?.error?.message).toBe('[e-mail] was before the start');
  expect(JSON.stringify(sink.received)).not.toMatch(/olivia|token-of-a-mail/);
});

test('§9 only calls to the product API are traced', async () => {
  const traced: Record<string, boolean> = {};
  const answer: typeof fetch = async (url, init) => {
    traced[String(url)] = new Headers(init?.headers).has('traceparent');
    return new Response('{}');
  };
  // The SDK has wrapped the page's `fetch`; this one replaces the network below it.
  network = answer;
  for (const url of [`${API}/identity/v1/users/u1`, `${sink.url}/flags`, 'https://elsewhere.test/']) await fetch(url);
  expect(traced).toEqual({
    [`${API}/identity/v1/users/u1`]: true,
    [`${sink.url}/flags`]: false,
    'https://elsewhere.test/': false,
  });
});
