import { SuiteError } from '@suite/contract/errors';
import { memoryBrowser } from './memory-browser';
import { createRenewAhead } from './renew-ahead';
import type { Renewal } from './renewal';

interface Options {
  /** The token's lifetime in seconds from the start; undefined without a session. */
  lives?: number | undefined;
  random?: number;
}

/** A page whose renewals end as the test decides, and the times of its attempts. */
function openPage({ lives = 3600, random = 0 }: Options = {}) {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  browser.random = () => random;
  const { machine } = browser;
  const begin = machine.uptime;
  const page = { expiry: begin + lives, isSignedIn: true, failure: undefined as string | undefined, refusals: 0 };
  const tries: number[] = [];
  async function whenDue(isDue: () => boolean): Promise<void> {
    tries.push(machine.uptime - begin);
    if (!isDue()) throw new Error('It was not due');
    if (page.failure) throw new SuiteError(page.failure as 'network', 'No');
    page.expiry = machine.uptime + 3600;
  }
  const renewal: Renewal = { whenDue, byName: () => Promise.reject(new Error('Nobody asked')), underWay: () => undefined };
  const plan = createRenewAhead({
    browser,
    renewal,
    secondsLeft: () => (page.isSignedIn ? page.expiry - machine.uptime : undefined),
    onRefused: () => {
      page.refusals += 1;
    },
  });
  return { browser, machine, page, plan, tries };
}

test.each([
  [0, 60],
  [0.5, 90],
  [1, 120],
])('a tab with the random number %d renews %d s before expiry', async (random, lead) => {
  const { machine, plan, tries } = openPage({ random });
  plan();
  await machine.pass(3600 - lead - 1);
  expect(tries).toEqual([]);
  await machine.pass(1);
  expect(tries).toEqual([3600 - lead]);
  await machine.pass(3600 - lead);
  expect(tries).toHaveLength(2);
});

test('a token that is already due is renewed at once', async () => {
  const { machine, plan, tries } = openPage({ lives: -100 });
  plan();
  await machine.pass(0);
  expect(tries).toEqual([0]);
});

test('no timer is longer than a minute, because timers pause while the machine sleeps', async () => {
  const { browser, machine, plan } = openPage();
  const waits: number[] = [];
  const { after } = browser;
  browser.after = (milliseconds, task) => {
    waits.push(milliseconds);
    return after(milliseconds, task);
  };
  plan();
  await machine.pass(120);
  expect(waits).toEqual([60_000, 60_000, 60_000]);
});

test('planning again keeps a timer that is early enough, because every call of a page plans', async () => {
  const { browser, machine, plan, tries } = openPage({ lives: 100 });
  let timers = 0;
  const { after } = browser;
  browser.after = (milliseconds, task) => {
    timers += 1;
    return after(milliseconds, task);
  };
  for (let call = 0; call < 5; call += 1) {
    plan();
    await machine.pass(1);
  }
  expect(timers).toBe(1);
  await machine.pass(35);
  expect(tries).toEqual([40]);
});

test('planning again replaces the previous plan', async () => {
  const { machine, page, plan, tries } = openPage({ lives: 70 });
  plan();
  plan();
  page.expiry += 20;
  plan();
  await machine.pass(29);
  expect(tries).toEqual([]);
  await machine.pass(1);
  expect(tries).toEqual([30]);
});

test('no timer runs when nobody is signed in', async () => {
  const { machine, page, plan, browser, tries } = openPage();
  const after = jest.spyOn(browser, 'after');
  page.isSignedIn = false;
  plan();
  await machine.pass(7200);
  expect(after).not.toHaveBeenCalled();
  expect(tries).toEqual([]);
});

test('a person who signs out in the meantime is not renewed', async () => {
  const { machine, page, plan, tries } = openPage();
  plan();
  page.isSignedIn = false;
  await machine.pass(7200);
  expect(tries).toEqual([]);
});

test('a page that is hidden in the meantime does not renew, and no longer has a timer', async () => {
  const { browser, machine, plan, tries } = openPage({ lives: 110 });
  plan();
  browser.present = false;
  await machine.pass(60);
  const after = jest.spyOn(browser, 'after');
  plan();
  await machine.pass(600);
  expect(after).not.toHaveBeenCalled();
  expect(tries).toEqual([]);
});

test('failures are retried after 0.5, 1, 2 and then every 4 s, and the next series starts at 0.5 s again', async () => {
  const { machine, page, plan, tries } = openPage({ lives: 60 });
  page.failure = 'network';
  plan();
  await machine.pass(15);
  expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 11.5]);
  page.failure = undefined;
  await machine.pass(1);
  expect(tries).toHaveLength(7);
  page.failure = 'network';
  page.expiry = machine.uptime;
  plan();
  const before = machine.uptime;
  await machine.pass(2);
  expect(tries.slice(7).map((time) => time - (before - 1_000))).toEqual([0, 0.5, 1.5]);
  expect(page.refusals).toBe(0);
});

test('planning again does not shorten the pause after a failure', async () => {
  const { machine, page, plan, tries } = openPage({ lives: 60 });
  page.failure = 'network';
  plan();
  await machine.pass(0.25);
  plan();
  await machine.pass(0.2);
  expect(tries).toEqual([0]);
});

test('a successful renewal leaves no pause for the next', async () => {
  const { machine, page, plan, tries } = openPage({ lives: 60 });
  page.failure = 'token_refused';
  plan();
  await machine.pass(0);
  page.failure = undefined;
  await machine.pass(50);
  expect(tries).toHaveLength(2);
  page.expiry = machine.uptime;
  plan();
  await machine.pass(0);
  expect(tries).toHaveLength(3);
});

test.each([
  // Until the token counts as expired.
  [60, 50],
  // At most a minute, which a tab with the longest lead reaches.
  [120, 60],
  [12, 4],
  [0, 4],
])('a rejection with %d s left is retried after %d s', async (lives, pause) => {
  const { machine, page, plan, tries } = openPage({ lives, random: 1 });
  page.failure = 'token_refused';
  plan();
  await machine.pass(pause - 0.5);
  expect(tries).toEqual([0]);
  expect(page.refusals).toBe(1);
  await machine.pass(0.5);
  expect(tries).toEqual([0, pause]);
});

test('a rejection in a session that has ended is retried when there is a session, not at once', async () => {
  const { machine, page, plan, tries, browser } = openPage({ lives: 60 });
  page.failure = 'token_refused';
  const { elapsed } = browser;
  browser.elapsed = () => {
    if (tries.length === 1) page.isSignedIn = false;
    return elapsed();
  };
  plan();
  await machine.pass(0);
  browser.elapsed = elapsed;
  page.isSignedIn = true;
  plan();
  await machine.pass(3.5);
  expect(tries).toEqual([0]);
});
