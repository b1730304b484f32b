import { settled } from './memory-browser';
import { down, loginFrom, onePage, setQuietly, TOKEN } from './memory-suite.fixture';

const LOGIN = loginFrom('https://hub.suite.example/home/?tab=1#/dashboard');

/** A page, and how often it has notified its listeners. */
function openPage(signedIn: Parameters<typeof onePage>[0] | null = {}) {
  const page = onePage(signedIn ?? undefined);
  let notifications = 0;
  const stop = page.session.subscribe(() => {
    notifications += 1;
  });
  /** Returns how often an action notifies listeners. */
  async function notificationsOf(action: () => unknown): Promise<number> {
    const before = notifications;
    await action();
    await settled();
    return notifications - before;
  }
  return { ...page, notificationsOf, stop };
}

test('a page knows who is signed in before its first check, and reports only changes', async () => {
  const { session, notificationsOf } = openPage();
  expect(session.token().userId).toBe('u1');
  expect(session.status()).toBe('unknown');
  expect(await notificationsOf(session.look)).toBe(0);
  expect(await notificationsOf(session.guard)).toBe(1);
  expect(await notificationsOf(session.guard)).toBe(0);
  expect(await notificationsOf(session.check)).toBe(0);
});

test('listeners are notified of a new token, a pending token, and its acceptance, but not after they unsubscribe', async () => {
  const { session, signIn, notificationsOf, stop } = openPage();
  await session.guard();
  expect(await notificationsOf(session.refresh)).toBe(1);
  const release = session.holdWork();
  expect(await notificationsOf(() => signIn({ companyId: 'c2' }))).toBe(1);
  expect(await notificationsOf(session.accept)).toBe(1);
  expect(session.token().companyId).toBe('c2');
  release();
  stop();
  expect(await notificationsOf(() => signIn({ companyId: 'c3' }))).toBe(0);
});

test('the loss of a session is reported, and its event raised, once', async () => {
  const { session, machine, raised, notificationsOf } = openPage();
  await session.guard();
  const statuses: string[] = [];
  session.subscribe(() => statuses.push(`${session.status()} ${session.token().userId}`));
  machine.cookies.clear();
  await notificationsOf(session.look);
  expect(new Set(statuses)).toEqual(new Set(['expired ']));
  expect(await notificationsOf(session.look)).toBe(0);
  expect(await session.check()).toBe('expired');
  expect(raised).toEqual(['token-expired']);
});

test('drafts survive an expired session', async () => {
  const { browser, session, machine, notificationsOf } = openPage();
  await session.guard();
  browser.keep('draft:u1:c1:client', '{"name":"Harborline"}');
  machine.cookies.clear();
  await notificationsOf(session.look);
  expect(session.status()).toBe('expired');
  expect(browser.recall('draft:u1:c1:client')).toBe('{"name":"Harborline"}');
});

test('a page that opens while the service is down continues automatically when it is back', async () => {
  const { session, routes, machine, answerToken, counts } = openPage({ lives: 0 });
  routes[TOKEN] = down;
  expect(await session.guard()).toBe(false);
  expect(session.status()).toBe('expired');
  routes[TOKEN] = answerToken;
  await machine.pass(5);
  expect(session.status()).toBe('signed-in');
  expect(counts.renewals).toBe(1);
});

test('a public page without a guard renews nothing, neither ahead nor when the person returns', async () => {
  const { session, machine, browser, requests } = openPage({ lives: 0 });
  session.look();
  browser.comeBack();
  await machine.pass(7200);
  expect(requests).toEqual([]);
});

test('a page that the person returns to renews at once if a renewal is due', async () => {
  const { session, machine, browser, counts } = openPage();
  await session.guard();
  setQuietly(machine, 'access_token', '');
  browser.comeBack();
  await settled();
  expect(counts.renewals).toBe(1);
});

test('a page that is being left is not sent to login again or let in, whatever happens to the cookies', async () => {
  const { session, browser, signIn, machine, raised } = openPage(null);
  await session.guard();
  expect(browser.visited).toEqual([LOGIN]);
  browser.comeBack();
  await settled();
  expect(browser.visited).toEqual([LOGIN]);
  signIn();
  await settled();
  expect(session.status()).toBe('signed-out');
  machine.cookies.clear();
  session.look();
  expect(raised).toEqual([]);
});

test('a page that is being left no longer expires', async () => {
  const { session, machine, routes, raised } = openPage();
  await session.guard();
  await session.redirectToLogin();
  routes[TOKEN] = down;
  setQuietly(machine, 'access_token', '');
  expect(await session.check()).toBe('expired');
  expect(session.status()).toBe('signed-in');
  expect(raised).toEqual([]);
});

test('§4 a page left for login and restored from the back/forward cache is sent there again, or let in', async () => {
  const { session, browser, signIn } = openPage(null);
  await session.guard();
  browser.restore();
  await settled();
  expect(browser.visited).toEqual([LOGIN, LOGIN]);
  signIn();
  browser.restore();
  await settled();
  expect(session.status()).toBe('signed-in');
  expect(browser.visited).toHaveLength(2);
});

test('a logout elsewhere while the modal is open leads to login', async () => {
  const { session, machine, routes, browser } = openPage();
  await session.guard();
  routes[TOKEN] = down;
  setQuietly(machine, 'access_token', '');
  expect(await session.check()).toBe('expired');
  browser.writeCookie('ended_session', 's1');
  await settled();
  expect(session.status()).toBe('signed-out');
  await machine.pass(1);
  expect(browser.visited).toEqual([LOGIN]);
});

test('a page whose own logout ends a session shows nobody while it is left, and no longer renews', async () => {
  const { session, machine, counts, browser } = openPage();
  await session.guard();
  await session.logOut();
  expect(session.status()).toBe('signed-out');
  await machine.pass(7200);
  expect(counts.renewals).toBe(0);
  expect(browser.visited).toHaveLength(1);
});

test('§8 a rejected explicit renewal ends the session, and any other failure does not', async () => {
  const { session, routes, raised, answerToken, sessions } = openPage();
  await session.guard();
  routes[TOKEN] = down;
  await expect(session.refresh()).rejects.toMatchObject({ code: 'network' });
  expect(raised).toEqual([]);
  routes[TOKEN] = answerToken;
  Object.assign(sessions.get('s1') ?? {}, { ended: true });
  await expect(session.refresh()).rejects.toMatchObject({ code: 'token_refused' });
  expect(raised).toEqual(['token-expired']);
});

test('an explicit exchange takes effect at once', async () => {
  const page = onePage(undefined, 'https://hub.suite.example/home/?auth_code=abc#/');
  expect(await page.session.exchangeCode()).toBe(true);
  expect(page.session.token().userId).toBe('u1');
  expect(await page.session.exchangeCode()).toBe(false);
});

test('cookie changes during a failing early renewal do not lengthen the pause before the next attempt', async () => {
  const { session, machine, browser, routes, requests } = openPage({ lives: 30 });
  let fail = (_: Error) => {};
  routes[TOKEN] = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  await session.guard();
  await machine.pass(0);
  for (const news of ['a', 'b', 'c']) {
    browser.writeCookie('org_name', news);
    await machine.pass(0);
  }
  routes[TOKEN] = down;
  fail(new TypeError('refused'));
  await machine.pass(0);
  // The attempt and its retry, in one renewal each.
  expect(requests).toHaveLength(2);
  await machine.pass(0.5);
  expect(requests).toHaveLength(4);
});
