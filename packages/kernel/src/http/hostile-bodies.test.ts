import { request as httpRequest } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import { demoPeople } from '@services/identity/demo/demo-people';
import { WEB_CONNECTOR } from '@services/ledger/connections/desktop/mount-desktop';
import { createLogger } from '@suite/env/logger';
import { startGateway } from '@suite/host/gateway/fixture-gateway';
import { Browser } from '@suite/host/test/browser';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';

// Each body is rejected on its own, with little time and memory, by a process that logs no failure of its own.
const failures: string[] = [];
let platform: TestPlatform;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  const keep = (...parts: unknown[]) => failures.push(parts.join(' '));
  const logger = createLogger('debug', { debug() {}, info() {}, warn() {}, error: keep });
  platform = await openTestPlatform('PGlite', { logger });
  gateway = await startGateway({ topology: 'local', platform: (request, client) => platform.fetch(request, client), logger });
});
afterAll(async () => {
  await gateway.close();
  await platform.close();
});

interface Sent {
  method?: string;
  path: string;
  type?: string;
  headers?: Record<string, string>;
  body: string | Buffer;
  isChunked?: boolean;
}

/** Returns the response status, or that the connection was closed: a server stops reading a long body once it has responded. */
function send({ method = 'POST', path, type = 'application/json', headers, body, isChunked }: Sent): Promise<number | 'closed'> {
  const bytes = Buffer.from(body as string);
  const length = isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes.length) };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: gateway.portBase + 100, method, path, agent: false };
    const host = `localhost:${gateway.portBase + 100}`;
    const request = httpRequest({ ...options, headers: { Host: host, 'Content-Type': type, ...length, ...headers } });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 'closed');
    });
    request.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (bytes.length > MEGABYTE / 4 && (code === 'EPIPE' || code === 'ECONNRESET')) resolve('closed');
      else reject(new Error(code));
    });
    request.end(bytes);
  });
}

const MEGABYTE = 1_048_576;
const signIn = '/identity/v1/sign-ins';
const token = '/identity/v1/oauth2/token';
const form = 'application/x-www-form-urlencoded';
const monitoring = `/monitoring?ddforward=${encodeURIComponent('/api/v2/rum?dd-evp-encoding=deflate')}`;
const elements = Buffer.from(`<e><Body>${'<a/>'.repeat(4 * MEGABYTE - 10)}`);
const listBomb = deflateSync(`[${'{},'.repeat(349_000)}{}]`, { level: 9 }).toString('base64url');
const email = (text: string) => JSON.stringify({ email: text, password: 'x' });

const corpus: [name: string, status: number, sent: Sent][] = [
  ['1 MB of brackets', 413, { path: signIn, body: '['.repeat(MEGABYTE) }],
  ['1 MB of brackets in chunks', 413, { path: signIn, body: '['.repeat(MEGABYTE), isChunked: true }],
  ['brackets', 400, { path: signIn, body: '['.repeat(16_000) }],
  ['equal keys', 400, { path: signIn, body: `{${'"email":"a",'.repeat(1000)}"email":"b"}` }],
  ['__proto__', 400, { path: signIn, body: '{"__proto__":{"email":"a@b.example","password":"x"}}' }],
  ['a number without end', 400, { path: signIn, body: `{"email":${'9'.repeat(15_000)}}` }],
  ['a lone surrogate', 400, { path: signIn, body: '{"email":"\\ud800@b.example","password":"x"}' }],
  ['NUL', 400, { path: signIn, body: email('a\u0000@b.example') }],
  ['an endless address', 400, { path: signIn, body: email(`${'a.'.repeat(7000)}@b.example`) }],
  ['compressed JSON', 400, { path: signIn, body: gzipSync('{}'), headers: { 'Content-Encoding': 'gzip' } }],
  ['bytes that are no text', 400, { path: signIn, body: Buffer.alloc(1000, 0xff) }],
  ['JSON in Latin-1', 400, { path: signIn, body: Buffer.from('{"email":"a@b.example","password":"\xfc"}', 'latin1') }],
  ['a form of 8,000 fields', 400, { path: token, type: form, body: 'a&'.repeat(8000) }],
  ['a form of 1 MB', 413, { path: token, type: form, body: 'a=b&'.repeat(MEGABYTE / 4), isChunked: true }],
  ['a form of escapes', 400, { path: token, type: form, body: '%'.repeat(16_000) }],
  ['no reset', 413, { path: '/identity/v2/password-resets', body: ' '.repeat(20_000) }],
  ['a body without a sign-in', 401, { path: '/insights/api/v1/firms/add-clients', body: 'x'.repeat(MEGABYTE), isChunked: true }],
  ['a file without a sign-in', 401, { path: '/insights/uploads?fileName=a.csv', body: 'x'.repeat(MEGABYTE), isChunked: true }],
  ['a context of 1 MB', 413, { method: 'REPORT', path: '/flags/sdk/evalx/local/context', body: '{'.repeat(MEGABYTE) }],
  ['a context of brackets', 400, { method: 'REPORT', path: '/flags/eval/local', body: '['.repeat(16_000) }],
  ['events of 1 MB', 413, { path: '/flags/events/bulk/local', body: '[{},'.repeat(MEGABYTE / 4) }],
  ['events of brackets', 400, { path: '/flags/events/bulk/local', body: '['.repeat(200_000) }],
  ['events that unfold', 400, { path: monitoring, body: deflateSync(Buffer.alloc(20 * MEGABYTE)) }],
  ['events that unfold to much', 413, { path: monitoring, body: Buffer.alloc(MEGABYTE), isChunked: true }],
  ['visits that unfold', 400, { path: '/analytics/data/ptm.gif/x', body: bombOf(20 * MEGABYTE) }],
  ['lines that unfold', 400, { path: monitoring, body: deflateSync('{}\n'.repeat(349_000)) }],
  ['visits in an address that unfold', 400, { method: 'GET', path: `/analytics/data/ptm.gif/x?jzb=${listBomb}`, body: '' }],
  ['elements', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: elements }],
  ['elements in chunks', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: elements, isChunked: true }],
  ['levels', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: '<a>'.repeat(2000) }],
  ['attributes', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: `<a ${'b="" '.repeat(1500)}` }],
  ['entities', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
  ['a declaration', 500, { path: WEB_CONNECTOR, type: 'text/xml', body: `<!${'A'.repeat(8188)}` }],
  [
    // The error belongs to the session: the response says that there is no session.
    'a declaration in an answer',
    200,
    {
      path: WEB_CONNECTOR,
      type: 'text/xml',
      body: `<e><Body><receiveResponseXML><response>&lt;!${'A'.repeat(8000)}</response></receiveResponseXML></Body></e>`,
    },
  ],
  [
    'NUL as a ticket',
    500,
    { path: WEB_CONNECTOR, type: 'text/xml', body: '<e><Body><getLastError><ticket>&#0;</ticket></getLastError></Body></e>' },
  ],
];

function bombOf(size: number): string {
  return JSON.stringify({ events: deflateSync(Buffer.alloc(size)).toString('base64url') });
}

test.each(corpus)('%s gets status %i', async (_, status, sent) => {
  expect([status, 'closed']).toContain(await send(sent));
  expect(failures).toEqual([]);
});

test('all of them at once, ten times, need less than 350 MB', async () => {
  const idle = process.memoryUsage().rss;
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5).unref();
  // The sender's own bytes are in the same process, so each body is sent ten times on its own.
  for (const [, status, sent] of corpus) {
    const statuses = await Promise.all(Array.from({ length: 10 }, () => send(sent)));
    for (const one of statuses) expect([status, 'closed']).toContain(one);
  }
  clearInterval(timer);
  // Measured: 225 to 275 MB.
  expect((peak - idle) / 1e6).toBeLessThan(350);
  expect(failures).toEqual([]);
});

test('a long body with half a million errors gets only the first of them', async () => {
  const browser = new Browser(platform, `http://localhost:${gateway.portBase + 100}`);
  const { access_token } = await browser.signIn(demoPeople.olivia.email);
  const clients = Array<number>(500_000).fill(0);
  const response = await browser.send('/insights/api/v1/firms/add-clients', {
    token: access_token,
    body: { parentId: 'x', clients },
  });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json()).fields)).toHaveLength(1);
});
