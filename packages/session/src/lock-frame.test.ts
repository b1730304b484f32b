/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { Channel, lockPage } from './browser-locks.fixture';
import { enterLockFrame, type LockFrame } from './lock-frame';

const URL_OF_LOCK = 'https://accounts.suite.example/auth-redirect/lock.html';
const never = new Promise<void>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

/** A page that waits in the frame, and its result: `undefined` until it continues. */
function enter(isOver: Promise<void> = never) {
  const found: (LockFrame | 'none')[] = [];
  void enterLockFrame(URL_OF_LOCK, isOver).then((frame) => found.push(frame ?? 'none'));
  const page = lockPage();
  if (!page) throw new Error('No frame was made');
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { ...page, found, pass };
}

const isGone = () => document.querySelector('iframe') === null;

test('the frame is invisible, loads the lock page, and receives a port once, which nobody else can read', () => {
  const { element, load, greetings } = enter();
  expect(element.hidden).toBe(true);
  expect(element.src).toBe(URL_OF_LOCK);
  expect(greetings).toEqual([]);
  load();
  load();
  expect(greetings).toEqual([{ word: 'turn', origin: 'https://accounts.suite.example', port: expect.anything() }]);
  element.remove();
});

test('it waits for its turn, and keeps it until it leaves', async () => {
  const { load, say, pass, found, isOpen } = enter();
  load();
  say('here');
  await pass(60_000);
  expect(found).toEqual([]);
  say({ turn: Date.now() });
  await pass(0);
  expect(found).toEqual([{ leave: expect.any(Function) }]);
  expect(isGone()).toBe(false);
  (found[0] as LockFrame).leave();
  expect(isGone()).toBe(true);
  expect(isOpen()).toBe(false);
});

test('a frame that is silent for 2 s counts as blocked', async () => {
  const { load, pass, found, isOpen } = enter();
  load();
  await pass(1_999);
  expect(found).toEqual([]);
  await pass(1);
  expect(found).toEqual(['none']);
  expect(isGone()).toBe(true);
  expect(isOpen()).toBe(false);
});

test('a turn granted while the page was asleep is given back, and the page queues again', async () => {
  const { load, say, pass, found, heard } = enter();
  load();
  say('here');
  say({ turn: Date.now() - 1_501 });
  await pass(0);
  expect(found).toEqual([]);
  expect(heard()).toEqual(['again']);
  say({ turn: Date.now() - 1_500 });
  await pass(0);
  expect(found).toHaveLength(1);
  expect(heard()).toEqual(['again']);
  (found[0] as LockFrame).leave();
});

test.each([true, false])('it stops waiting once the turn is no longer needed (frame has responded: %p)', async (isHere) => {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { load, say, pass, found } = enter(isOver);
  load();
  if (isHere) say('here');
  end();
  await pass(0);
  expect(found).toEqual(['none']);
  expect(isGone()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('the end of the waiting doesn’t take away a turn that was granted', async () => {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { load, say, pass, found } = enter(isOver);
  load();
  say({ turn: Date.now() });
  await pass(0);
  end();
  await pass(60_000);
  expect(found).toHaveLength(1);
  expect(isGone()).toBe(false);
  (found[0] as LockFrame).leave();
});
