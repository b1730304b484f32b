import { createClock } from './clock';
import { memoryBrowser } from './memory-browser';
import { memorySuite, onePage, TOKEN } from './memory-suite.fixture';
import { unsignedToken } from './unsigned-token';

const HOUR = 3600;
const DAY = 86_400;
const wrong: [string, number][] = [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
  ['a day fast', DAY],
  ['a day slow', -DAY],
];

test.each(wrong)('a clock %s at sign-in causes no loop, no sign-out and no unnecessary renewals', async (_, off) => {
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

test.each(wrong)(
  'a page opened with a clock %s, in a session started with a correct one, renews at most one extra time',
  async (_, off) => {
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
  },
);

test.each(wrong)(
  'a clock that becomes %s during a session, and correct again later, causes at most one renewal each time',
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

test('a clock that is correct within 10 s sets no cookie, and removes an existing one', async () => {
  const page = onePage({ lives: 0 });
  page.machine.cookies.set('clock_skew', '3600');
  page.machine.time += 9;
  await page.session.guard();
  await page.session.refresh();
  expect(page.machine.cookies.has('clock_skew')).toBe(false);
});

test('the difference is stored for the other tabs and hosts', async () => {
  const page = onePage({ lives: 0 });
  page.machine.time -= DAY;
  await page.session.guard();
  await page.session.refresh();
  expect(page.machine.cookies.get('clock_skew')).toBe(String(DAY));
});

test('a token without an issue time doesn’t change the difference', async () => {
  const page = onePage({ lives: 0 });
  page.routes[TOKEN] = () => {
    const token = unsignedToken({ userId: 'u1', sessionId: 's1', companyId: 'c1', exp: page.now() + 3600 });
    return Response.json({ access_token: token, refresh_token: token, id_token: token });
  };
  expect(await page.session.guard()).toBe(true);
  expect(page.machine.cookies.has('clock_skew')).toBe(false);
  expect(await page.session.check()).toBe('signed-in');
});

/**
 * Returns the skew stored by a machine whose clock shows the request time and the receipt time of a token issued at `issuedAt`.
 */
function skewAfter(issuedAt: number, requestedAt: number, received = requestedAt): string | undefined {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  browser.time = received;
  createClock(browser).measure(unsignedToken({ iat: issuedAt }), requestedAt);
  return browser.cookies.get('clock_skew');
}

test.each([
  // A slow clock: the token can't have been issued after it was received.
  [1_011, 1_000, 1_000, '11'],
  [1_010, 1_000, 1_000, undefined],
  [1_100.4, 1_000, 1_000, '100'],
  // The call took 20 s, and the server may have issued the token at any moment in between.
  [1_025, 1_000, 1_020, undefined],
  [1_040, 1_000, 1_020, '20'],
  // A fast clock: the token was issued at most 10 s before it was requested, in a second that had just started.
  [1_000, 1_021, 1_021, undefined],
  [1_000, 1_022, 1_022, '-11'],
  [1_000, 1_022, 2_000, '-11'],
  // A clock set back in between: the token was requested no later than it was received.
  [1_000, 1_100, 1_000, undefined],
])(
  'of a token issued at %d by the server, requested at %d and received at %d by this clock, a skew of %s s is stored',
  (issuedAt, requestedAt, received, stored) => {
    expect(skewAfter(issuedAt, requestedAt, received)).toBe(stored);
  },
);

test('time is the machine’s plus the difference; a cookie that is not a number counts as zero', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const clock = createClock(browser);
  browser.time = 1_000;
  expect(clock.now()).toBe(1_000);
  browser.cookies.set('clock_skew', '-60');
  expect(clock.now()).toBe(940);
  browser.cookies.set('clock_skew', 'hello');
  expect(clock.now()).toBe(1_000);
});

test('nothing is written when nothing changes', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const removed = jest.spyOn(browser, 'removeCookie');
  createClock(browser).measure(unsignedToken({ iat: browser.time }), browser.time);
  expect(removed).not.toHaveBeenCalled();
});

test('an invalid token, or one without an issue time, leaves the difference unchanged', () => {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  browser.cookies.set('clock_skew', '60');
  const clock = createClock(browser);
  for (const token of ['hello', unsignedToken({}), unsignedToken({ iat: 0 })]) clock.measure(token, browser.time);
  expect(browser.cookies.get('clock_skew')).toBe('60');
});
