import { createClock } from './clock';
import { memoryBrowser } from './memory-browser';
import { memorySuite, onePage, TOKEN } from './memory-suite.fixture';
import { unsignedToken } from './unsigned-token';

const HOUR = 3600;
const DAY = 24 * HOUR;
const wrong: [string, number][] = [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['a day fast', DAY],
  ['a day slow', -DAY],
];

test.each(wrong)('a clock %s at sign-in neither loops nor signs out, nor renews more than it must', async (_, off) => {
  const page = onePage(undefined, 'https://hub.suite.example/home/?auth_code=abc#/dashboard');
  page.machine.time += off;
  expect(await page.session.guard()).toBe(true);
  for (let hour = 0; hour < 10; hour += 1) {
    await page.machine.pass(HOUR / 2);
    expect(await page.session.check()).toBe('signed-in');
  }
  expect(page.counts.renewals).toBeLessThanOrEqual(6);
  expect(page.counts.refusals).toBe(0);
  expect(page.raised).toEqual([]);
  expect(page.browser.visited).toEqual([]);
});

test.each(wrong)('a page opened by a clock %s, of a session begun by a right one, renews at most once more', async (_, off) => {
  const suite = memorySuite();
  suite.signIn();
  suite.machine.time += off;
  const page = suite.openTab();
  expect(await page.session.guard()).toBe(true);
  expect(await page.session.check()).toBe('signed-in');
  expect(suite.counts.renewals).toBeLessThanOrEqual(1);
  const next = suite.openTab('https://security.suite.example/wisp/#/');
  expect(await next.session.guard()).toBe(true);
  expect(suite.counts.renewals).toBeLessThanOrEqual(1);
});

test.each(wrong)(
  'a clock that becomes %s in mid-session, and right again later, costs at most one renewal each time',
  async (_, off) => {
    const page = onePage({});
    await page.session.guard();
    for (const jump of [off, -off]) {
      const before = page.counts.renewals;
      page.machine.time += jump;
      page.browser.comeBack();
      await page.machine.pass(60);
      expect(await page.session.check()).toBe('signed-in');
      await page.machine.pass(60);
      expect(page.counts.renewals - before).toBeLessThanOrEqual(1);
    }
    expect(page.raised).toEqual([]);
    expect(page.browser.visited).toEqual([]);
  },
);

test('a clock that is right within 10 s leaves no cookie, and takes one away', async () => {
  const page = onePage({ lives: 0 });
  page.machine.cookies.set('clock_skew', '3600');
  page.machine.time += 9;
  await page.session.guard();
  await page.session.refresh();
  expect(page.machine.cookies.has('clock_skew')).toBe(false);
});

test('the difference is kept for the other tabs and hosts', async () => {
  const page = onePage({ lives: 0 });
  page.machine.time -= DAY;
  await page.session.guard();
  await page.session.refresh();
  expect(page.machine.cookies.get('clock_skew')).toBe(String(DAY));
});

test('a token that does not say when it was issued says nothing of the clock', async () => {
  const page = onePage({ lives: 0 });
  page.routes[TOKEN] = () => {
    const token = unsignedToken({ userId: 'u1', sessionId: 's1', companyId: 'c1', exp: page.now() + 3600 });
    return Response.json({ access_token: token, refresh_token: token, id_token: token });
  };
  expect(await page.session.guard()).toBe(true);
  expect(page.machine.cookies.has('clock_skew')).toBe(false);
  expect(await page.session.check()).toBe('signed-in');
});

/** A machine whose clock shows `time` when a token issued at `issuedAt` is asked for, and the skew it keeps then. */
function skewAfter(issuedAt: number, asked: number, received = asked): string | undefined {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  browser.time = received;
  createClock(browser).measure(unsignedToken({ iat: issuedAt }), asked);
  return browser.cookies.get('clock_skew');
}

test.each([
  // A slow clock: the token cannot have been issued after it was received.
  [1_011, 1_000, 1_000, '11'],
  [1_010, 1_000, 1_000, undefined],
  [1_100.4, 1_000, 1_000, '100'],
  // The call took 20 s, of which nobody knows where the server's moment lay.
  [1_025, 1_000, 1_020, undefined],
  [1_040, 1_000, 1_020, '20'],
  // A fast clock: it was issued 10 s before it was asked for at the most, in a second that had just begun.
  [1_000, 1_021, 1_021, undefined],
  [1_000, 1_022, 1_022, '-11'],
  [1_000, 1_022, 2_000, '-11'],
  // A clock set back in between: it was asked for no later than it was received.
  [1_000, 1_100, 1_000, undefined],
])(
  'of a token issued at %d by the server, asked for at %d and received at %d by this clock, %s s are kept',
  (issuedAt, asked, received, kept) => {
    expect(skewAfter(issuedAt, asked, received)).toBe(kept);
  },
);

test('time is the machine’s and the difference; a cookie that is no number is none', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const clock = createClock(browser);
  browser.time = 1_000;
  expect(clock.now()).toBe(1_000);
  browser.cookies.set('clock_skew', '-60');
  expect(clock.now()).toBe(940);
  browser.cookies.set('clock_skew', 'hello');
  expect(clock.now()).toBe(1_000);
});

test('nothing is written where nothing changes', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const removed = jest.spyOn(browser, 'removeCookie');
  createClock(browser).measure(unsignedToken({ iat: browser.time }), browser.time);
  expect(removed).not.toHaveBeenCalled();
});

test('what is no token, or does not say when it was issued, leaves the difference as it was', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  browser.cookies.set('clock_skew', '60');
  const clock = createClock(browser);
  for (const token of ['hello', unsignedToken({}), unsignedToken({ iat: 0 })]) clock.measure(token, browser.time);
  expect(browser.cookies.get('clock_skew')).toBe('60');
});
