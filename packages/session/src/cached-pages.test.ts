/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { Channel, lockPage } from './browser-locks.fixture';
import { createCachedPages } from './cached-pages';

const URL_OF_LOCK = 'https://accounts.suite.example/auth-redirect/lock.html';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  document.body.replaceChildren();
});

const frames = () => document.querySelectorAll('iframe').length;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Returns what the lock page receives, once its frame exists. */
function frame() {
  const page = lockPage();
  if (!page) throw new Error('No frame was made');
  return page;
}

test('a page that is not watched is kept out of the cache by a loading frame, even while the lock page is silent', async () => {
  const pages = createCachedPages(URL_OF_LOCK);
  pages.stayOut();
  expect(frames()).toBe(1);
  document.body.replaceChildren();
  pages.watch();
  frame().load();
  await pass(0);
  pages.stayOut();
  expect(frames()).toBe(2);
});

test('a watched page may be cached', async () => {
  const pages = createCachedPages(URL_OF_LOCK);
  pages.watch();
  const lock = frame();
  lock.load();
  expect(lock.greetings).toMatchObject([{ word: 'cache', origin: 'https://accounts.suite.example' }]);
  lock.say('here');
  await pass(0);
  pages.stayOut();
  expect(frames()).toBe(1);
});

test('a logout notifies the lock page and waits until it has passed the message on', async () => {
  const pages = createCachedPages(URL_OF_LOCK);
  let isAnswered: boolean | undefined;
  void pages.evict().then((confirmed) => {
    isAnswered = confirmed;
  });
  const lock = frame();
  lock.load();
  lock.say('here');
  await pass(0);
  expect(lock.heard()).toEqual(['left']);
  expect(isAnswered).toBeUndefined();
  lock.say('done');
  await pass(0);
  expect(isAnswered).toBe(true);
});

test('a logout waits at most 1.5 s for a blocked frame', async () => {
  const pages = createCachedPages(URL_OF_LOCK);
  let isAnswered: boolean | undefined;
  void pages.evict().then((confirmed) => {
    isAnswered = confirmed;
  });
  await pass(1_499);
  expect(isAnswered).toBeUndefined();
  await pass(1);
  expect(isAnswered).toBe(false);
});
