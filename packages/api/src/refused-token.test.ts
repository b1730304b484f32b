import { getUser, putUser } from '@services/identity/contract/signing-in';
import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { Credentials } from './client';
import { type Answer, change, json, openPromise, problem, refused, setUp, user, userId } from './client.fixture';

const unauthorized = problem('unauthorized', 401);
const bearers = ({ requests }: ReturnType<typeof setUp>) => requests.map(({ headers }) => headers.get('Authorization'));
const read = ({ client }: ReturnType<typeof setUp>, choices = {}) => client.call(getUser, { params: { userId }, ...choices });

/** Creates a session with tokens only. It runs one renewal at a time, each after `beforeRenewal`. */
function aSession(beforeRenewal: () => Promise<void> = async () => {}) {
  let number = 1;
  let flight: Promise<string> | undefined;
  const counted = { renewals: 0 };

  async function renew(): Promise<string> {
    counted.renewals += 1;
    await beforeRenewal();
    number += 1;
    flight = undefined;
    return present();
  }
  const present = () => `token-${number}`;
  const credentials: Credentials = {
    accessToken: async () => present(),
    async replaceToken(token) {
      if (flight) return flight;
      if (token !== present()) return present();
      flight = renew();
      return flight;
    },
    csrfToken: () => '',
  };
  return { credentials, counted, present };
}

/** Refuses every token except the current one. */
const strict =
  (present: () => string): Answer =>
  ({ headers }) =>
    headers.get('Authorization') === `Bearer ${present()}` ? Response.json(user) : unauthorized(new Request('https://x.example'));

describe('§9 a refused token is replaced, and the call is tried again', () => {
  test('with the new token and the same key and body', async () => {
    const { credentials, counted } = aSession();
    const server = setUp([unauthorized, json(user)], { credentials });
    await expect(server.client.call(putUser, { params: { userId }, body: change })).resolves.toEqual(user);
    expect(bearers(server)).toEqual(['Bearer token-1', 'Bearer token-2']);
    const [first, second] = server.requests;
    expect(second?.headers.get(Header.idempotencyKey)).toBe(first?.headers.get(Header.idempotencyKey));
    expect(await second?.json()).toEqual(change);
    expect(counted.renewals).toBe(1);
    expect(server.raised).toEqual([]);
    expect(server.waits).toEqual([]);
  });

  test('once: a second refusal is final', async () => {
    const { credentials, counted } = aSession();
    const server = setUp([unauthorized], { credentials });
    await expect(read(server)).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(2);
    expect(counted.renewals).toBe(1);
    expect(server.raised).toEqual(['Please sign in. (Error 401)', 'unauthorized']);
  });

  test('not after the one retry: the 401 is final', async () => {
    const { credentials, counted } = aSession();
    const server = setUp([refused, unauthorized, json(user)], { credentials });
    await expect(read(server)).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(2);
    expect(counted.renewals).toBe(0);
  });

  test.each(['', 'a-token'])('not when the session returns %j, which is no new token', async (token) => {
    const server = setUp([unauthorized], { credentials: { replaceToken: async () => token } });
    await expect(read(server)).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(1);
    expect(server.raised).toEqual(['Please sign in. (Error 401)', 'unauthorized']);
  });

  test('a proxy’s 401 without a code counts as a refused token', async () => {
    const { credentials } = aSession();
    const server = setUp([() => new Response('<h1>401</h1>', { status: 401 }), json(user)], { credentials });
    await expect(read(server)).resolves.toEqual(user);
  });

  test('a token that the caller passed is never replaced', async () => {
    const { credentials, counted } = aSession();
    const server = setUp([unauthorized], { credentials });
    await expect(read(server, { bearer: 'of-an-ended-session' })).rejects.toMatchObject({ status: 401 });
    expect(bearers(server)).toEqual(['Bearer of-an-ended-session']);
    expect(counted.renewals).toBe(0);
  });
});

test('§9 a 401 during a renewal waits for it', async () => {
  const renewed = openPromise<void>();
  const { credentials, counted } = aSession(() => renewed.promise);
  const server = setUp([unauthorized, unauthorized, unauthorized, json(user)], { credentials });
  const calls = Promise.all([read(server), read(server), read(server)]);
  await new Promise(setImmediate);
  expect(bearers(server)).toEqual(Array(3).fill('Bearer token-1'));
  renewed.keep();
  await expect(calls).resolves.toEqual([user, user, user]);
  expect(counted.renewals).toBe(1);
  expect(bearers(server).slice(3)).toEqual(Array(3).fill('Bearer token-2'));
});

test('§9 a late 401 for an old token starts no further renewal', async () => {
  const { credentials, counted, present } = aSession();
  const late = openPromise<Response>();
  const server = setUp([() => late.promise, unauthorized, strict(present)], { credentials });
  const straggler = read(server);
  await read(server);
  expect(counted.renewals).toBe(1);
  late.keep(await unauthorized(new Request('https://x.example')));
  await expect(straggler).resolves.toEqual(user);
  expect(counted.renewals).toBe(1);
  expect(bearers(server)).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-2', 'Bearer token-2']);
});

describe('a call belongs to the epoch in which it started', () => {
  const changed = new SuiteError('scope_changed', 'The company was changed');

  test('which it passes to the session', async () => {
    const epochs: (number | undefined)[] = [];
    const credentials = {
      accessToken: async (epoch?: number) => `token-${epochs.push(epoch)}`,
      replaceToken: async (_: string, epoch?: number) => `token-${epochs.push(epoch)}`,
    };
    const server = setUp([unauthorized, json(user), refused, json(user)], { credentials });
    await read(server, { epoch: 7 });
    await read(server, { epoch: 8 });
    expect(epochs).toEqual([7, 7, 8, 8]);
  });

  test.each<[string, Partial<Credentials>, Answer, number]>([
    ['before it is sent', { accessToken: () => Promise.reject(changed) }, json(user), 0],
    ['while its token is replaced', { replaceToken: () => Promise.reject(changed) }, unauthorized, 1],
    ['in the pause before the second try', { accessToken: onceThen(changed) }, refused, 1],
  ])('it fails silently when the epoch ends %s', async (_, credentials, answer, sent) => {
    const server = setUp([answer, json(user)], { credentials });
    await expect(read(server, { epoch: 1 })).rejects.toBe(changed);
    expect(server.requests).toHaveLength(sent);
    expect(server.raised).toEqual([]);
  });

  test('it fails silently when the session has ended in the meantime', async () => {
    const ended = new SuiteError('signed_out', 'The session has ended');
    const server = setUp([json(user)], { credentials: { accessToken: () => Promise.reject(ended) } });
    await expect(read(server)).rejects.toBe(ended);
    expect(server.raised).toEqual([]);
  });
});

function onceThen(error: SuiteError): Credentials['accessToken'] {
  const tokens = ['a-token'];
  return async () => {
    const token = tokens.shift();
    if (!token) throw error;
    return token;
  };
}
