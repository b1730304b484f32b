import { createLogger } from '@suite/env/logger';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { problemAnswer, problemOf } from '@suite/kernel/http/problem';
import { Hono } from 'hono';
import { mountProbes } from './mount-operations';

const silent = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });

test('concurrent readiness probes share one database query', async () => {
  const pending: PromiseWithResolvers[] = [];
  const query = () => {
    const one = withResolvers();
    pending.push(one);
    return one.promise;
  };
  const app: App = new Hono();
  mountProbes(app, { pool: { query } as unknown as Kernel['pool'] });
  const waiting = Array.from({ length: 100 }, () => app.request('/ready'));
  pending[0]?.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(pending).toHaveLength(1);
  const next = app.request('/ready');
  pending[1]?.resolve();
  expect((await next).status).toBe(200);
});

test('a query that hangs is abandoned after 3 s, and the next probe runs a new one', async () => {
  jest.useFakeTimers();
  try {
    let queries = 0;
    const query = () => (++queries === 1 ? new Promise(() => {}) : Promise.resolve());
    const app: App = new Hono();
    app.onError((error) => problemAnswer(problemOf(error, silent)));
    mountProbes(app, { pool: { query } as unknown as Kernel['pool'] });
    const waiting = [app.request('/ready'), app.request('/ready')];
    await jest.advanceTimersByTimeAsync(3000);
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(await answers[0]?.json()).toMatchObject({ code: 'not_ready' });
    expect((await app.request('/ready')).status).toBe(200);
    expect([queries, jest.getTimerCount()]).toEqual([2, 0]);
  } finally {
    jest.useRealTimers();
  }
});

interface PromiseWithResolvers {
  promise: Promise<void>;
  resolve: () => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
