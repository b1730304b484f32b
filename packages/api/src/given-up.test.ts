import { getUser } from '@services/identity/contract/signing-in';
import { SuiteError } from '@suite/contract/errors';
import { type Answer, json, openPromise, refused, setUp, user, userId } from './client.fixture';

const reason = new SuiteError('signed_out', 'The session has ended');

/** A server that hangs until the request is aborted. */
const hangs: Answer = ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function begin(answers: Answer[], credentials = {}) {
  const server = setUp(answers, { credentials });
  const controller = new AbortController();
  const call = server.client.call(getUser, { params: { userId }, signal: controller.signal });
  return { server, controller, call };
}

test.each<[string, Answer[], object, number]>([
  ['while the answer is waited for', [hangs, json(user)], {}, 1],
  ['while the token is waited for', [json(user)], { accessToken: () => new Promise(() => {}) }, 0],
])(
  'a call that is aborted %s fails at once and silently with the given reason, and is not retried',
  async (_, answers, credentials, sent) => {
    const { server, controller, call } = begin(answers, credentials);
    await new Promise(setImmediate);
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await new Promise(setImmediate);
    expect(server.requests.map(({ signal }) => signal.aborted)).toEqual(Array(sent).fill(true));
    expect(server.waits).toEqual([]);
    expect(server.raised).toEqual([]);
  },
);

test('a call that is aborted before it starts requests no token and sends nothing', async () => {
  const accessToken = jest.fn(async () => 'a-token');
  const server = setUp([json(user)], { credentials: { accessToken } });
  const call = server.client.call(getUser, { params: { userId }, signal: AbortSignal.abort(reason) });
  await expect(call).rejects.toBe(reason);
  expect(accessToken).not.toHaveBeenCalled();
  expect(server.requests).toEqual([]);
});

test('a token that arrives after the call was aborted is not sent', async () => {
  const token = openPromise<string>();
  const { server, controller, call } = begin([json(user)], { accessToken: () => token.promise });
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  token.keep('a-token');
  await new Promise(setImmediate);
  expect(server.requests).toEqual([]);
});

test('a call that is aborted in the pause requests no token and is not sent again', async () => {
  let count = 0;
  const controller = new AbortController();
  const server = setUp([refused, json(user)], {
    credentials: { accessToken: async () => `token-${++count}` },
    inPause: () => controller.abort(reason),
  });
  const call = server.client.call(getUser, { params: { userId }, signal: controller.signal });
  await expect(call).rejects.toBe(reason);
  await new Promise(setImmediate);
  expect(server.waits).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
  expect(count).toBe(1);
});

test('the browser’s abort reason becomes the cause of a SuiteError, silently', async () => {
  const { server, controller, call } = begin([hangs]);
  await new Promise(setImmediate);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'SuiteError', cause: controller.signal.reason });
  await new Promise(setImmediate);
  expect(server.waits).toEqual([]);
  expect(server.raised).toEqual([]);
});

test('a call with a signal still times out', async () => {
  const server = setUp([hangs]);
  const { signal } = new AbortController();
  await expect(server.client.call(getUser, { params: { userId }, signal, timeout: 1 })).rejects.toMatchObject({
    code: 'timeout',
  });
  expect(server.requests).toHaveLength(2);
  expect(server.raised).toEqual(['Error: The server did not answer in time']);
});

test('a completed call removes its listener from the signal', async () => {
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  const server = setUp([json(user)]);
  await server.client.call(getUser, { params: { userId }, signal });
  await new Promise(setImmediate);
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});
