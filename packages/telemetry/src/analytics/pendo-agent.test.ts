import { inflateSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import { type Received, startSink } from '../sink.fixture';
import { startPendo } from './pendo-agent';

type Sink = Awaited<ReturnType<typeof startSink>>;

let sink: Sink;
const elsewhere: string[] = [];

beforeAll(async () => {
  sink = await startSink();
  // The agent sends nothing from a hidden page.
  Object.defineProperty(document, 'visibilityState', { value: 'visible' });
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    if (!String(url).startsWith(sink.url)) elsewhere.push(String(url));
    return fetch(url, init);
  };
});

afterAll(() => {
  Reflect.get(window, 'pendo')?.teardown();
  sink.stop();
});

interface Sent {
  type: string;
  visitor_id: string;
  account_id: string;
  url: string;
  props: object;
}

const eventsOf = ({ body }: Received): Sent[] =>
  JSON.parse(inflateSync(Buffer.from(JSON.parse(body).events, 'base64url')).toString());

test('visitor, account and tracked events reach the data host only, and addresses contain no token', async () => {
  location.hash = '#/?token=token-of-a-mail';
  const listen = jest.spyOn(globalThis, 'addEventListener');
  const agent = await startPendo({
    apiKey: 'key-1',
    dataHost: sink.url,
    identity: { visitor: { id: 'u1', identity: 'u1', email: '' }, account: { id: 'c1', identity: 'c1', name: 'Harborline' } },
  });
  agent.track('palette used', { group: 'Apps' });
  Reflect.get(window, 'pendo').flushNow();
  const posts = () => sink.received.filter(({ url }) => url.pathname === '/data/ptm.gif/key-1');
  await waitFor(
    () =>
      expect(
        posts()
          .flatMap(eventsOf)
          .map(({ type }) => type),
      ).toContain('track'),
    { timeout: 5_000 },
  );
  const events = posts().flatMap(eventsOf);
  expect(events.find(({ type }) => type === 'track')).toMatchObject({
    visitor_id: 'u1',
    account_id: 'c1',
    url: 'https://hub.suite.example/home/#/?token=[removed]',
    props: { group: 'Apps' },
  });
  expect(JSON.stringify(events)).not.toContain('token-of-a-mail');
  expect(elsewhere).toEqual([]);
  // Pages do not allow it, and the browser logs an error at each attempt.
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('unload');
});
