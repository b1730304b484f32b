import { Hono } from 'hono';
import type { App, Dependencies } from './dependencies';
import { mountProbes } from './mount-operations';

test('the database is asked once for all who ask whether the platform is ready', async () => {
  const asked: PromiseWithResolvers[] = [];
  const query = () => {
    const one = withResolvers();
    asked.push(one);
    return one.promise;
  };
  const app: App = new Hono();
  mountProbes(app, { pool: { query } as unknown as Dependencies['pool'] });
  const waiting = Array.from({ length: 100 }, () => app.request('/ready'));
  asked[0]?.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(asked).toHaveLength(1);
  const next = app.request('/ready');
  asked[1]?.resolve();
  expect((await next).status).toBe(200);
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
