/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { Channel, installLocks, lockPage, removeLocks } from './browser-locks.fixture';
import { createSuiteLock } from './suite-lock';

/** How long a tab waits for its origin, for a frame to load, and for its origin when frames are blocked, in milliseconds. */
const ORIGIN = 1_000;
const FRAME = 2_000;
const LONE = 3_000;

const openTab = () => createSuiteLock('https://accounts.suite.example/auth-redirect/lock.html');
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const frames = () => document.querySelectorAll('iframe').length;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  removeLocks();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  document.body.replaceChildren();
});

/** A task that the test ends, and whether it has started. */
function longTask() {
  const task = { isStarted: false, run: () => Promise.resolve(''), end: (_: string) => {}, fail: (_: Error) => {} };
  const ended = new Promise<string>((resolve, reject) => {
    task.end = resolve;
    task.fail = reject;
  });
  task.run = () => {
    task.isStarted = true;
    return ended;
  };
  return task;
}

/** Loads the lock page in the frame and grants the turn. */
function giveTurn() {
  const page = lockPage();
  page?.load();
  page?.say('here');
  page?.say({ turn: Date.now() });
}

test('a browser without locks runs the task at once, without a frame', async () => {
  expect(await openTab()(async () => 'done')).toBe('done');
  expect(frames()).toBe(0);
});

test('a task runs in its turn among all hosts, and ends the turn when it finishes', async () => {
  const { held } = installLocks();
  const task = longTask();
  const running = openTab()(task.run);
  await pass(0);
  expect(held()).toEqual(['renewal']);
  expect(task.isStarted).toBe(false);
  giveTurn();
  await pass(0);
  expect(task.isStarted).toBe(true);
  expect(frames()).toBe(1);
  task.end('done');
  expect(await running).toBe('done');
  expect(frames()).toBe(0);
  await pass(0);
  expect(held()).toEqual([]);
});

test('a task that fails also ends its turn', async () => {
  const { held } = installLocks();
  const task = longTask();
  const running = expect(openTab()(task.run)).rejects.toThrow('no');
  await pass(0);
  giveTurn();
  await pass(0);
  task.fail(new Error('no'));
  await running;
  await pass(0);
  expect(frames()).toBe(0);
  expect(held()).toEqual([]);
});

test('among the tabs of one origin, only the first creates a frame', async () => {
  installLocks();
  const [first, second] = [longTask(), longTask()];
  void openTab()(first.run);
  void openTab()(second.run);
  await pass(ORIGIN - 1);
  expect(frames()).toBe(1);
  giveTurn();
  await pass(0);
  first.end('done');
  await pass(0);
  expect(second.isStarted).toBe(false);
  expect(frames()).toBe(1);
  giveTurn();
  await pass(0);
  expect(second.isStarted).toBe(true);
  second.end('done');
  await pass(0);
});

test('a tab that waits too long for its origin still queues with the other hosts', async () => {
  installLocks();
  const [frozen, other] = [longTask(), longTask()];
  void openTab()(frozen.run);
  await pass(0);
  giveTurn();
  await pass(0);
  const running = openTab()(other.run);
  await pass(ORIGIN - 1);
  expect(frames()).toBe(1);
  await pass(1);
  expect(frames()).toBe(2);
  document.querySelector('iframe')?.remove();
  giveTurn();
  await pass(0);
  expect(other.isStarted).toBe(true);
  other.end('done');
  expect(await running).toBe('done');
  frozen.end('done');
  await pass(0);
});

test('when frames are blocked, the tabs of an origin take turns, and none waits forever', async () => {
  installLocks();
  const [first, second] = [longTask(), longTask()];
  void openTab()(first.run);
  await pass(0);
  void openTab()(second.run);
  await pass(FRAME);
  expect(first.isStarted).toBe(true);
  expect(second.isStarted).toBe(false);
  // The timeouts for its origin, for the frame, and for its origin once more.
  await pass(ORIGIN + LONE - 1);
  expect(second.isStarted).toBe(false);
  await pass(1);
  expect(second.isStarted).toBe(true);
  expect(frames()).toBe(0);
  first.end('done');
  second.end('done');
  await pass(0);
});

test('when frames are blocked, a tab continues when its origin’s turn comes', async () => {
  const { held } = installLocks();
  const [first, second] = [longTask(), longTask()];
  void openTab()(first.run);
  await pass(0);
  void openTab()(second.run);
  await pass(FRAME + ORIGIN);
  first.end('done');
  await pass(0);
  expect(second.isStarted).toBe(true);
  expect(held()).toEqual(['renewal']);
  second.end('done');
  await pass(0);
});

test.each([
  ['before it waits', 0],
  ['while its origin keeps it waiting', 1],
  ['while the other hosts keep it waiting', ORIGIN + 1],
  ['while frames are blocked', ORIGIN + FRAME + 1],
])('a task that is no longer needed %s runs at once and leaves the queues', async (_, moment) => {
  const { held } = installLocks();
  const first = longTask();
  const holding = openTab()(first.run);
  await pass(0);
  giveTurn();
  await pass(0);
  const needless = new AbortController();
  const task = longTask();
  if (moment === 0) needless.abort();
  const running = openTab()(task.run, needless.signal);
  await pass(moment);
  if (moment > 0) {
    expect(task.isStarted).toBe(false);
    needless.abort();
    await pass(0);
  }
  expect(task.isStarted).toBe(true);
  task.end('done');
  expect(await running).toBe('done');
  expect(frames()).toBe(1);
  first.end('done');
  await holding;
  await pass(0);
  expect(held()).toEqual([]);
});

test('a tab with blocked frames detects this once, and then waits only for its origin', async () => {
  installLocks();
  const tab = openTab();
  const [first, second] = [longTask(), longTask()];
  const running = tab(first.run);
  await pass(FRAME);
  first.end('done');
  await running;
  void tab(second.run);
  await pass(0);
  expect(second.isStarted).toBe(true);
  second.end('done');
  await pass(0);
});

test('a tab that stops waiting in the frame does not treat frames as blocked', async () => {
  installLocks();
  const tab = openTab();
  const needless = new AbortController();
  const running = tab(async () => 'done', needless.signal);
  await pass(0);
  needless.abort();
  expect(await running).toBe('done');
  const task = longTask();
  void tab(task.run);
  await pass(0);
  expect(frames()).toBe(1);
  giveTurn();
  await pass(0);
  expect(task.isStarted).toBe(true);
  task.end('done');
  await pass(0);
});
