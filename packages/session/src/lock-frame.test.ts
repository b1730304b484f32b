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

/** A page that waits in the frame, and what came of it: `undefined` until it goes on. */
function enter(isOver: Promise<void> = never) {
  const found: (LockFrame | 'none')[] = [];
  void enterLockFrame(URL_OF_LOCK, isOver).then((frame) => found.push(frame ?? 'none'));
  const page = lockPage();
  if (!page) throw new Error('No frame was made');
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { ...page, found, pass };
}

const isGone = () => document.querySelector('iframe') === null;

test('the frame cannot be seen, shows the lock page, and is handed a port once, which nobody else may read', () => {
  const { element, load, greetings } = enter();
  expect(element.hidden).toBe(true);
  expect(element.src).toBe(URL_OF_LOCK);
  expect(greetings).toEqual([]);
  load();
  load();
  expect(greetings).toEqual([{ word: 'turn', origin: 'https://accounts.suite.example', port: expect.anything() }]);
  element.remove();
});

test('it waits for its turn, and holds it until it leaves', async () => {
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

test('a frame that says nothing within 2 s is blocked', async () => {
  const { load, pass, found, isOpen } = enter();
  load();
  await pass(1_999);
  expect(found).toEqual([]);
  await pass(1);
  expect(found).toEqual(['none']);
  expect(isGone()).toBe(true);
  expect(isOpen()).toBe(false);
});

test('a turn that the page slept through is given back: it queues up again', async () => {
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

test.each([true, false])('it waits no longer once it need not (has it been heard of: %p)', async (isHere) => {
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

test('a turn that has been given is not taken by the end of the waiting', async () => {
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
