import { Header } from '@suite/contract/headers';
import { exchangeToken, getUser, getUserCompanies, putUser } from '@suite/contract/identity';
import { type ConfigKey, configKeys, type EnvConfig } from '@suite/env/env-config';
import { createLogger } from '@suite/env/logger';
import { createClient } from './client';
import { createEvents } from './events';
import { put, remove } from './put-and-delete';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const user = { id: userId, email: 'olivia@harborline.example', firstName: 'Olivia', lastName: 'Berg', hasEnabledMfa: false };
const change = { firstName: 'Olivia', lastName: 'Berg', hasEnabledMfa: false };
const config = Object.fromEntries(Object.keys(configKeys).map((key) => [key, ''])) as Record<ConfigKey, string>;

/** A client whose server answers in the given order, the last answer again and again. */
function setUp(answers: (() => Response | Promise<Response>)[], base = 'https://api.suite.example') {
  const requests: Request[] = [];
  const raised: string[] = [];
  const logged: string[] = [];
  const waits: number[] = [];
  const events = createEvents();
  events.on('toast', ({ text }) => raised.push(text));
  events.on('unauthorized', () => raised.push('unauthorized'));
  const sink = { debug() {}, info() {}, warn() {}, error: (text: string) => logged.push(text) };
  const client = createClient({
    config: { ...config, API_BASE_URL: base, LEGACY_INSIGHTS_BASE_URL: base } as EnvConfig,
    events,
    logger: createLogger('error', sink),
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: async (input, init) => {
      requests.push(new Request(new URL(String(input), 'https://hub.suite.example/home/'), init));
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('no answer prepared');
      return answer();
    },
  });
  client.authenticate({ accessToken: async () => 'a-token', csrfToken: () => 'a-csrf-token' });
  return { client, requests, raised, logged, waits };
}

const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const refused = () => Promise.reject(new TypeError('refused'));
const brokenOff = () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) }));
const problem = (code: string, status: number) => json({ code, message: `It is ${code}.` }, status);
const read = ({ client }: ReturnType<typeof setUp>, handleLocally: number[] = []) =>
  client.call(getUser, { params: { userId }, handleLocally });

test('§7 a call sends a bearer, JSON content type and the statuses handled locally', async () => {
  const server = setUp([json(user)]);
  expect(await read(server, [400, 404])).toEqual(user);
  const [request] = server.requests;
  expect(request?.url).toBe(`https://api.suite.example/identity/v1/users/${userId}`);
  expect(request?.headers.get('Authorization')).toBe('Bearer a-token');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(request?.headers.get(Header.handleLocally)).toBe('400,404');
});

test('§7 the token endpoint is form-encoded, with credentials and without a bearer', async () => {
  const server = setUp([json({ access_token: 'a', refresh_token: 'r', id_token: 'i' })]);
  await server.client.call(exchangeToken, {
    form: { grant_type: 'refresh_token', refresh_token: 'r 1', scope: 'assigned companyid:7' },
  });
  const [request] = server.requests;
  expect(request?.credentials).toBe('include');
  expect(request?.headers.get('Authorization')).toBeNull();
  expect(request?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
  expect(await request?.text()).toBe('grant_type=refresh_token&refresh_token=r+1&scope=assigned+companyid%3A7');
});

test('§7 path parameters are encoded and the query follows', async () => {
  const server = setUp([json([])]);
  await server.client.call(getUserCompanies, { params: { userId: 'a/../b' }, query: { include: 'segments' } });
  expect(server.requests[0]?.url).toBe('https://api.suite.example/identity/v3/users/a%2F..%2Fb/companies?include=segments');
});

describe('§7 a failed call is retried once', () => {
  test.each([
    ['no answer', refused],
    ['an answer that breaks off', brokenOff],
    ['408', problem('unexpected', 408)],
    ['500', problem('unexpected', 500)],
    ['503', problem('not_ready', 503)],
    ['429 within its Retry-After', json({ code: 'throttled', message: 'Wait.' }, 429, { 'Retry-After': '2' })],
  ])('%s', async (_, failure) => {
    const server = setUp([failure, json(user)]);
    await expect(read(server)).resolves.toEqual(user);
    expect(server.requests).toHaveLength(2);
    expect(server.raised).toEqual([]);
  });

  test('and not twice', async () => {
    const server = setUp([refused]);
    await expect(read(server)).rejects.toMatchObject({ code: 'network' });
    expect(server.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 429, 501])('a %d is an answer', async (status) => {
    const server = setUp([json({}, status)]);
    await expect(read(server)).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test('a wait of minutes is told, not waited for', async () => {
    const server = setUp([json({ code: 'throttled', message: 'Wait.' }, 429, { 'Retry-After': '300' })]);
    await expect(read(server)).rejects.toMatchObject({ code: 'throttled', retryAfterSeconds: 300 });
    expect(server.waits).toEqual([]);
  });

  test('and a write carries the same idempotency key both times', async () => {
    const server = setUp([refused, json(user)]);
    await server.client.call(putUser, { params: { userId }, body: change });
    const keys = server.requests.map(({ headers }) => headers.get(Header.idempotencyKey));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('§7 the CSRF header', () => {
  test.each([
    ['a relative URL', '', 'a-csrf-token'],
    ['an absolute URL', 'https://api.suite.example', null],
    ['a protocol-relative URL', '//elsewhere.example', null],
  ])('of a write to %s', async (_, base, value) => {
    const server = setUp([json(user)], base);
    await server.client.call(putUser, { params: { userId }, body: change });
    expect(server.requests[0]?.headers.get(Header.csrf)).toBe(value);
  });

  test('is not sent with a read', async () => {
    const server = setUp([json(user)], '');
    await read(server);
    expect(server.requests[0]?.headers.get(Header.csrf)).toBeNull();
  });
});

describe('§8 the error catalogue', () => {
  test.each([
    [401, ['Please sign in. (Error 401)', 'unauthorized']],
    [403, ['Please sign in. (Error 403)']],
    [404, ['Unexpected problem occurred']],
    [500, ['Unexpected problem occurred']],
  ])('HTTP %d', async (status, raised) => {
    const server = setUp([json({}, status)]);
    await expect(read(server)).rejects.toMatchObject({ status });
    expect(server.raised).toEqual(raised);
  });

  test('a status in the local-handling header is left to the caller', async () => {
    const server = setUp([json({}, 404)]);
    await expect(read(server, [404])).rejects.toMatchObject({ code: 'not_found' });
    expect(server.raised).toEqual([]);
  });

  test('400 invalid_grant with the directory code is an unauthorized event', async () => {
    const server = setUp([json({ error: 'invalid_grant', error_description: 'AADB2C90080: The grant has expired.' }, 400)]);
    await expect(
      server.client.call(exchangeToken, { form: { grant_type: 'refresh_token', refresh_token: 'r' } }),
    ).rejects.toBeDefined();
    expect(server.raised).toEqual(['unauthorized']);
  });

  test('400 invalid_grant with another description is any other error', async () => {
    const server = setUp([json({ error: 'invalid_grant', error_description: 'The code was used.' }, 400)]);
    await expect(
      server.client.call(exchangeToken, { form: { grant_type: 'refresh_token', refresh_token: 'r' } }),
    ).rejects.toBeDefined();
    expect(server.raised).toEqual(['Unexpected problem occurred']);
  });

  test('an event stream passes through', async () => {
    const server = setUp([json({}, 500)]);
    const call = server.client.call(getUser, { params: { userId }, headers: { Accept: 'text/event-stream' } });
    await expect(call).rejects.toMatchObject({ status: 500 });
    expect(server.raised).toEqual([]);
  });

  test('a client-side error', async () => {
    const server = setUp([refused]);
    await expect(read(server)).rejects.toBeDefined();
    expect(server.raised).toEqual(['Error: The server cannot be reached']);
  });

  test.each([['<!doctype html><p>proxy'], ['{"id":']])('an answer that is garbage: %j', async (text) => {
    const server = setUp([() => new Response(text)]);
    await expect(read(server)).rejects.toMatchObject({ code: 'garbage' });
    expect(server.raised).toEqual(['Error: The server sent an answer that cannot be read']);
  });

  test('an answer of another shape', async () => {
    const server = setUp([json({ id: 7 })]);
    await expect(read(server)).rejects.toMatchObject({ code: 'garbage' });
  });
});

test('a session that has ended sends nothing', async () => {
  const server = setUp([json(user)]);
  server.client.authenticate({ accessToken: async () => '', csrfToken: () => '' });
  await expect(read(server)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(server.requests).toEqual([]);
  expect(server.raised).toEqual([]);
});

test('§7 generic PUT and DELETE', async () => {
  const server = setUp([json({ done: true }), () => new Response(null, { status: 204 })]);
  expect(await put(server.client, 'LEGACY_INSIGHTS_BASE_URL', '/api/v1/things/7', { name: 'x' })).toEqual({ done: true });
  expect(await remove(server.client, 'LEGACY_INSIGHTS_BASE_URL', '/api/v1/things/7')).toBeUndefined();
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT https://api.suite.example/api/v1/things/7',
    'DELETE https://api.suite.example/api/v1/things/7',
  ]);
});

test('§5 an option path that starts with neither / nor ? is logged', async () => {
  const server = setUp([json({})]);
  await put(server.client, 'API_BASE_URL', 'things' as '/things', {});
  expect(server.logged).toEqual(['Connect API option paths must start with / or ?, not "things"']);
});
