import { deflateSync } from 'node:zlib';
import { demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { oneDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MAX_TELEMETRY_EVENTS, type TelemetryEvent } from '../contract/administration';
import { readEventLines, readEvents } from './read-events';

type Name = 'dev' | 'prod';
const apiOf = (environment: Name) => `https://${environment === 'prod' ? '' : 'dev-'}api.suite.localhost:8443`;

let platform: TestPlatform;
let token: string;
beforeEach(async () => {
  platform = await openTestPlatform(oneDatabase);
  token = (await new Browser(platform, apiOf('dev')).signIn(demoPeople.olivia.email)).access_token;
});
afterEach(() => platform.close());

const read = async (query: string): Promise<{ events: TelemetryEvent[]; stored: number }> =>
  (await new Browser(platform, apiOf('dev')).send(`/internal/v1/telemetry?${query}`, { token })).json();
const summaries = async (list: string) => (await read(`list=${list}`)).events.map(({ kind, summary }) => [kind, summary]);

/** Sends a request as a page does: without a token, and with any kind of body. */
const send = (path: string, body?: string | Uint8Array, environment: Name = 'prod') =>
  platform.fetch(
    new Request(apiOf(environment) + path, body === undefined ? {} : { method: 'POST', body: Buffer.from(body as string) }),
  );

describe("§9 the monitoring intake, in place of the RUM SDK's", () => {
  const forward = (more = '', track = 'rum') => {
    const parameters = `ddsource=browser&dd-api-key=embedded&dd-evp-origin-version=6.33.0&dd-evp-origin=browser${more}`;
    return `/monitoring?ddforward=${encodeURIComponent(`/api/v2/${track}?${parameters}`)}`;
  };
  const view = { type: 'view', service: 'frontend-home', view: { url: 'https://hub.suite.example/home/' } };
  const error = { type: 'error', error: { message: 'It broke.' } };
  const batch = `${JSON.stringify(view)}\n${JSON.stringify(error)}`;

  it('accepts a batch, plain or compressed, and lists its events newest first', async () => {
    expect((await send(forward(), batch)).status).toBe(202);
    const resource = { type: 'resource', resource: { method: 'GET', url: 'https://a.example/', status_code: 503 } };
    expect((await send(forward('&dd-evp-encoding=deflate'), deflateSync(JSON.stringify(resource)))).status).toBe(202);
    expect(await summaries('monitoring')).toEqual([
      ['resource', 'GET https://a.example/ 503'],
      ['error', 'It broke.'],
      ['view', 'https://hub.suite.example/home/'],
    ]);
    const { events } = await read('list=monitoring');
    expect(events[0]).toMatchObject({ at: new Date(platform.time.now).toISOString(), environment: 'prod' });
    expect(JSON.parse(events[0]?.json ?? '')).toEqual(resource);
  });

  it('refuses garbage', async () => {
    const bomb = deflateSync(Buffer.alloc(4_000_000, 'x'));
    const answers = await Promise.all([
      send(forward(), 'no json'),
      send(forward(), `${batch}\n1`),
      send(forward(), ''),
      send(forward(), `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      send(forward('&dd-evp-encoding=deflate'), batch),
      send(forward('&dd-evp-encoding=deflate'), bomb),
      // One byte more than a batch with its largest message.
      send(forward('&dd-evp-encoding=deflate'), deflateSync(JSON.stringify({ text: 'x'.repeat(278_528 - 10) }))),
      send(forward('', 'elsewhere'), batch),
      send('/monitoring?ddforward=https%3A%2F%2F%5B', batch),
      send('/monitoring', batch),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect((await send(forward(), JSON.stringify({ type: 'x', text: 'x'.repeat(280_000) }))).status).toBe(413);
    expect(await summaries('monitoring')).toEqual([]);
  });
});

describe('a batch with more events than are stored', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ type: `${index}`, text: ',[{"' }));
  const last = many.slice(-MAX_TELEMETRY_EVENTS);

  it('is only parsed for its latest events', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(
      readEventLines(
        many
          .slice(0, 5000)
          .map((event) => `${JSON.stringify(event)}\n\n`)
          .join(''),
      ),
    ).toEqual(many.slice(5000 - MAX_TELEMETRY_EVENTS, 5000));
    expect(parse).toHaveBeenCalledTimes(MAX_TELEMETRY_EVENTS);
    parse.mockClear();
    expect(readEvents(` ${JSON.stringify(many)}\n`)).toEqual(last);
    const parsed = parse.mock.calls.map(([text]) => text.length);
    expect(parsed).toEqual([JSON.stringify(last).length]);
    parse.mockRestore();
  });

  it('may have as many events as are stored, or none', () => {
    expect(readEvents(JSON.stringify(last))).toEqual(last);
    expect(readEventLines(last.map((event) => JSON.stringify(event)).join('\n'))).toEqual(last);
    expect([readEvents('[]'), readEventLines('')]).toEqual([[], []]);
  });
});

describe('calls without a sign-in', () => {
  const call = (path: string, address: string) =>
    platform.fetch(new Request(`${apiOf('prod')}${path}`, { method: 'POST', body: '[]' }), {
      address,
      ip: address,
      isShared: false,
    });
  const statuses = async (path: string, address: string) =>
    new Set((await Promise.all(Array.from({ length: 100 }, () => call(path, address)))).map(({ status }) => status));

  it('are counted by client, for all intakes together', async () => {
    expect(await statuses('/flags/events/bulk/prod', '192.0.2.1')).toEqual(new Set([202]));
    expect(await statuses('/monitoring', '192.0.2.1')).toEqual(new Set([400]));
    expect(await statuses('/analytics/data/ptm.gif/x', '192.0.2.1')).toEqual(new Set([400]));
    const refused = await call('/flags/events/bulk/prod', '192.0.2.1');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await call('/flags/events/bulk/prod', '192.0.2.2')).status).toBe(202);
    platform.time.now += 1000;
    const later = await Promise.all(Array.from({ length: 11 }, () => call('/flags/events/bulk/prod', '192.0.2.1')));
    expect(later.map(({ status }) => status)).toEqual([...Array(10).fill(202), 429]);
  });
});

describe('the analytics intake, in place of the data host', () => {
  // Compresses in the same way as the agent's `compress`.
  const jzb = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64url');
  const load = { type: 'load', url: 'https://hub.suite.example/home/', visitor_id: 'u1', account_id: 'c1' };
  const track = { type: 'track', track_event_name: 'Sent offer', url: 'https://hub.suite.example/offer/' };

  it('accepts events in the URL of an image and in a body', async () => {
    const picture = await send(`/analytics/data/ptm.gif/embedded?v=2.291.4_prod&ct=1&jzb=${jzb([load])}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/gif']);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(0, 6)
        .toString(),
    ).toBe('GIF89a');
    const post = await send('/analytics/data/ptm.gif/embedded?type=track', JSON.stringify({ events: jzb([track]) }));
    expect(post.status).toBe(200);
    expect(await summaries('analytics')).toEqual([
      ['track', 'Sent offer https://hub.suite.example/offer/'],
      ['load', 'https://hub.suite.example/home/'],
    ]);
  });

  it('has no guides, and records who requested them', async () => {
    const query = {
      visitorId: 'u1',
      url: 'https://hub.suite.example/home/',
      metadata: { visitor: { email: 'u1@firm.example' } },
    };
    const response = await send(`/analytics/data/guide.json/embedded?id=7&jzb=${jzb(query)}&v=2.291.4_prod&ct=1`);
    expect(await response.json()).toEqual({ id: '7', guides: [] });
    expect((await send('/analytics/data/guide.gif/embedded?jzb=x')).status).toBe(200);
    const { events } = await read('list=analytics');
    expect(events.map(({ kind, json }) => [kind, JSON.parse(json)])).toEqual([['guides', query]]);
  });

  it('refuses garbage', async () => {
    const answers = await Promise.all([
      send('/analytics/data/ptm.gif/embedded?jzb=nonsense'),
      send('/analytics/data/ptm.gif/embedded'),
      send(`/analytics/data/ptm.gif/embedded?jzb=${jzb([{ text: 'x'.repeat(262_144) }])}`),
      send(`/analytics/data/ptm.gif/embedded?jzb=${jzb({ type: 'no list' })}`),
      send('/analytics/data/ptm.gif/embedded', 'no json'),
      send('/analytics/data/errorlog?apiKey=embedded', '[]'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    expect((await send('/analytics/data/errorlog', 'x'.repeat(140_000))).status).toBe(413);
    expect(await summaries('analytics')).toEqual([]);
  });
});

describe('what the flag SDK reports', () => {
  const bulk = (events: unknown) => send('/flags/events/bulk/prod', JSON.stringify(events));

  it('is accepted and summarized in a line', async () => {
    const counters = [
      { value: true, count: 2 },
      { value: false, count: 1 },
    ];
    const events = [
      { kind: 'identify', context: { kind: 'user', key: 'u1' } },
      { kind: 'summary', features: { 'ai-chat-button': { default: true, counters } } },
    ];
    expect((await bulk(events)).status).toBe(202);
    const diagnostic = { kind: 'diagnostic-combined', sdk: { name: 'js-client-sdk', version: '3.9.5' } };
    expect((await send('/flags/events/diagnostic/prod', JSON.stringify(diagnostic))).status).toBe(202);
    expect(await summaries('flags')).toEqual([
      ['diagnostic-combined', 'js-client-sdk 3.9.5'],
      ['summary', 'ai-chat-button 3×'],
      ['identify', 'u1'],
    ]);
    expect((await send('/flags/events/bulk/prod', '{}')).status).toBe(400);
    expect((await send('/flags/events/diagnostic/prod', '[]')).status).toBe(400);
  });

  it('is stored up to a number and up to a size, for all environments together', async () => {
    await bulk(Array.from({ length: MAX_TELEMETRY_EVENTS + 10 }, (_, key) => ({ kind: 'custom', key: `n${key}` })));
    await send('/flags/events/bulk/dev', JSON.stringify([{ kind: 'custom', key: 'dev' }]), 'dev');
    const all = await read('list=flags');
    expect([all.events.length, all.stored]).toEqual([MAX_TELEMETRY_EVENTS, MAX_TELEMETRY_EVENTS]);
    expect(all.events.slice(0, 2).map(({ summary }) => summary)).toEqual(['dev', `n${MAX_TELEMETRY_EVENTS + 9}`]);
    const dev = await read('list=flags&environment=dev');
    expect([dev.events.length, dev.stored]).toEqual([1, MAX_TELEMETRY_EVENTS]);
    for (let sent = 0; sent < 20; sent++) await bulk([{ kind: 'custom', key: `big ${sent}`, data: 'x'.repeat(250_000) }]);
    const summaries = (await read('list=flags')).events.map(({ summary }) => summary);
    expect(summaries).toEqual(Array.from({ length: 16 }, (_, index) => `big ${19 - index}`));
    expect((await bulk([{ data: 'x'.repeat(270_000) }])).status).toBe(413);
  });
});
