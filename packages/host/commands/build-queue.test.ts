import type { ZoneName } from '@suite/zones/zones';
import { createBuildQueue } from './build-queue';

/** Starts a queue whose builds end when a test says so. */
function startQueue(names: readonly ZoneName[]) {
  const builds: { name: ZoneName; done: () => void; fail: () => void }[] = [];
  const queue = createBuildQueue(
    names,
    (name) => new Promise((resolve, reject) => builds.push({ name, done: resolve, fail: () => reject(new Error('no')) })),
  );
  const ended = queue.run();
  const settle = async (how: 'done' | 'fail') => {
    builds.at(-1)?.[how]();
    await new Promise(setImmediate);
  };
  return { queue, ended, settle, started: () => builds.map(({ name }) => name) };
}

test('zones are built one after another and open once they are built', async () => {
  const { queue, ended, settle, started } = startQueue(['apps', 'chat']);
  expect(started()).toEqual(['apps']);
  expect([queue.request('home'), queue.request('apps'), queue.request('chat')]).toEqual([undefined, 'waiting', 'waiting']);
  await settle('done');
  expect(started()).toEqual(['apps', 'chat']);
  expect(queue.request('apps')).toBeUndefined();
  await settle('done');
  await ended;
  expect(queue.request('chat')).toBeUndefined();
});

test('a requested zone is built next', async () => {
  const { queue, settle, started } = startQueue(['apps', 'chat', 'wisp', 'offer']);
  queue.request('wisp');
  queue.request('offer');
  await settle('done');
  await settle('done');
  expect(started()).toEqual(['apps', 'offer', 'wisp']);
});

test('stopping ends the build under way and starts no other', async () => {
  const started: ZoneName[] = [];
  const queue = createBuildQueue(['apps', 'chat'], (name, signal) => {
    started.push(name);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const ended = queue.run();
  queue.stop();
  await ended;
  expect(started).toEqual(['apps']);
});

test('a zone that cannot be built is reported and does not affect the others', async () => {
  const { queue, ended, settle, started } = startQueue(['apps', 'chat']);
  await settle('fail');
  expect(queue.request('apps')).toBe('failed');
  expect(started()).toEqual(['apps', 'chat']);
  await settle('done');
  await ended;
  expect(queue.request('apps')).toBe('failed');
});
