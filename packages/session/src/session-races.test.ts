import { memoryBrowser, settled } from './memory-browser';
import { loginFrom, memorySuite, onePage, TOKEN } from './memory-suite.fixture';
import { readTokens } from './token-cookies';

const HUB = 'https://hub.suite.example/home/#/dashboard';
const atExpiry = { lives: 0 };

/** Opens a page at expiry while another tab has its turn to renew. */
function openWaitingPage() {
  const suite = memorySuite();
  suite.signIn(atExpiry);
  const here = suite.openTab(HUB);
  let end = () => {};
  const turn = new Promise<void>((resolve) => {
    end = resolve;
  });
  void memoryBrowser(HUB, suite.machine).exclusively(() => turn);
  return { suite, here, endTurn: () => end(), opening: here.session.guard() };
}

test('§4 a logout elsewhere while a page waits for its turn sends the page to login', async () => {
  const { suite, here, endTurn, opening } = openWaitingPage();
  await settled();
  await suite.openTab().session.logOut();
  endTurn();
  expect(await opening).toBe(false);
  expect(here.session.status()).toBe('signed-out');
  expect(here.browser.visited).toEqual([loginFrom(HUB)]);
  expect(here.raised).toEqual([]);
});

test('a sign-in elsewhere while a page renews lets the page in', async () => {
  const page = onePage(atExpiry);
  page.routes[TOKEN] = () => {
    page.signIn({ userId: 'u2' });
    return new Promise(() => {});
  };
  expect(await page.session.guard()).toBe(true);
  expect(page.session.token().userId).toBe('u2');
  expect(page.browser.visited).toEqual([]);
});

test('a sign-in elsewhere whose token is also due is renewed in turn', async () => {
  const page = onePage(atExpiry);
  page.routes[TOKEN] = () => {
    page.routes[TOKEN] = page.answerToken;
    page.signIn({ userId: 'u2', lives: 5 });
    return new Promise(() => {});
  };
  expect(await page.session.check()).toBe('signed-in');
  expect(page.session.token().userId).toBe('u2');
});

test('a response that arrives after another tab has renewed again does not undo that', async () => {
  const page = onePage(atExpiry);
  page.routes[TOKEN] = async (request) => {
    page.routes[TOKEN] = page.answerToken;
    const late = await page.answerToken(request);
    // The page was frozen: another tab no longer waited for it.
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: readTokens(page.browser).refresh });
    await page.answerToken(new Request(request.url, { method: 'POST', body: form }));
    return late;
  };
  expect(await page.session.guard()).toBe(true);
  await page.session.refresh();
  expect(page.counts).toEqual({ renewals: 3, refusals: 0 });
});

test('a token rejected in its turn is the one that is removed, whichever was current when the renewal was requested', async () => {
  const { suite, here, endTurn, opening } = openWaitingPage();
  const refreshing = here.session.refresh();
  const outcomes = Promise.allSettled([opening, refreshing]);
  const other = suite.signIn();
  const stored = suite.sessions.get(other.sessionId);
  if (stored) stored.ended = true;
  endTurn();
  await outcomes;
  expect(readTokens(here.browser).refresh).toBe('');
  expect(here.session.status()).toBe('expired');
});

test('two requests to go to login redirect once', async () => {
  const page = onePage(undefined);
  await Promise.all([page.session.expire(), page.session.expire(), page.session.redirectToLogin()]);
  expect(page.browser.visited).toHaveLength(1);
  await page.session.redirectToLogin();
  expect(page.browser.visited.join()).not.toContain('loop');
});

test('a page whose person logs out while it opens is left once', async () => {
  const page = onePage(atExpiry);
  let leaving: Promise<void> | undefined;
  page.routes[TOKEN] = (request) => {
    leaving ??= page.session.logOut();
    return page.answerToken(request);
  };
  expect(await page.session.guard()).toBe(false);
  await leaving;
  expect(page.browser.visited).toEqual(['https://api.suite.example/identity/v1/oauth2/authorize']);
});
