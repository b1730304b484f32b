import { getUser, putUser } from '@services/identity/contract/signing-in';
import { Header } from '@suite/contract/headers';
import { type Answer, brokenOff, change, json, problem, refused, setUp, tooLate, user, userId } from './client.fixture';
import { isSafeToRepeat } from './retry-once';

const read = ({ client }: ReturnType<typeof setUp>) => client.call(getUser, { params: { userId } });
const write = ({ client }: ReturnType<typeof setUp>) => client.call(putUser, { params: { userId }, body: change });

describe('§7 a failed call is retried once', () => {
  test.each<[string, Answer, pause: number]>([
    ['no answer', refused, 250],
    ['an answer too late', tooLate, 250],
    ['an answer that breaks off', brokenOff, 250],
    ['408', problem('unexpected', 408), 250],
    ['500', problem('unexpected', 500), 250],
    ['503', problem('not_ready', 503), 250],
    ['503 within its Retry-After', problem('not_ready', 503, { 'Retry-After': '5' }), 5000],
    ['429 within its Retry-After', problem('throttled', 429, { 'Retry-After': '2' }), 2000],
  ])('%s', async (_, failure, pause) => {
    const server = setUp([failure, json(user)]);
    await expect(read(server)).resolves.toEqual(user);
    expect(server.requests).toHaveLength(2);
    expect(server.waits).toEqual([pause]);
    expect(server.raised).toEqual([]);
  });

  test('but not twice', async () => {
    const server = setUp([refused]);
    await expect(read(server)).rejects.toMatchObject({ code: 'network' });
    expect(server.requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 429, 501])('a %d is final', async (status) => {
    const server = setUp([json({}, status)]);
    await expect(read(server)).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test.each([429, 503])('a wait of minutes is reported to the caller: %d', async (status) => {
    const server = setUp([json({ code: 'throttled', message: 'Wait.' }, status, { 'Retry-After': '300' })]);
    await expect(read(server)).rejects.toMatchObject({ code: 'throttled', retryAfterSeconds: 300 });
    expect(server.waits).toEqual([]);
  });

  test('and a write carries the same idempotency key both times', async () => {
    const server = setUp([refused, json(user)]);
    await write(server);
    const keys = server.requests.map(({ headers }) => headers.get(Header.idempotencyKey));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

test.each([
  ['GET', {}, true],
  ['POST', {}, false],
  ['PUT', {}, false],
  ['DELETE', { [Header.idempotencyKey]: '' }, false],
  ['POST', { [Header.idempotencyKey]: 'a-key' }, true],
])('§9 %s with %j is safe to repeat: %s', (method, headers, expected) => {
  expect(isSafeToRepeat({ method, headers: new Headers(headers) })).toBe(expected);
});

test('the second try sends the token that is current by then', async () => {
  const tokens = ['old', 'new'];
  const server = setUp([refused, json(user)], { credentials: { accessToken: async () => tokens.shift() ?? 'none left' } });
  await read(server);
  expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer new']);
});

test('a session that ends in the pause sends no further calls and shows its own modal', async () => {
  const tokens = ['old', ''];
  const server = setUp([refused, json(user)], { credentials: { accessToken: async () => tokens.shift() ?? '' } });
  await expect(read(server)).rejects.toMatchObject({ code: 'unauthorized', status: undefined });
  expect(server.requests).toHaveLength(1);
  expect(server.raised).toEqual([]);
});
