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
  return { queue, ended, settle, begun: () => builds.map(({ name }) => name) };
}

test('zones are built one after another and open once they are built', async () => {
  const { queue, ended, settle, begun } = startQueue(['apps', 'chat']);
  expect(begun()).toEqual(['apps']);
  expect([queue.asked('home'), queue.asked('apps'), queue.asked('chat')]).toEqual([undefined, 'waiting', 'waiting']);
  await settle('done');
  expect(begun()).toEqual(['apps', 'chat']);
  expect(queue.asked('apps')).toBeUndefined();
  await settle('done');
  await ended;
  expect(queue.asked('chat')).toBeUndefined();
});

test('a requested zone is built next', async () => {
  const { queue, settle, begun } = startQueue(['apps', 'chat', 'wisp', 'offer']);
  queue.asked('wisp');
  queue.asked('offer');
  await settle('done');
  await settle('done');
  expect(begun()).toEqual(['apps', 'offer', 'wisp']);
});

test('stopping ends the build under way and starts no other', async () => {
  const begun: ZoneName[] = [];
  const queue = createBuildQueue(['apps', 'chat'], (name, signal) => {
    begun.push(name);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const ended = queue.run();
  queue.stop();
  await ended;
  expect(begun).toEqual(['apps']);
});

test('a zone that cannot be built is reported and does not affect the others', async () => {
  const { queue, ended, settle, begun } = startQueue(['apps', 'chat']);
  await settle('fail');
  expect(queue.asked('apps')).toBe('failed');
  expect(begun()).toEqual(['apps', 'chat']);
  await settle('done');
  await ended;
  expect(queue.asked('apps')).toBe('failed');
});
