import type { CookieNoun } from '@suite/contract/cookies';
import { settled } from './memory-browser';
import { config, DISCOVERY, down, invalidGrant, type MemorySuite, onePage, setQuietly, TOKEN } from './memory-suite.fixture';

const tokenNouns: CookieNoun[] = ['access_token', 'refresh_token', 'id_token', 'org_name'];
const left = ({ machine }: Pick<MemorySuite, 'machine'>) => tokenNouns.filter((noun) => machine.cookies.has(noun));

test('§4 logout clears the cookies, ends the server session and goes to the authorization endpoint', async () => {
  const page = onePage({});
  await page.session.guard();
  page.machine.cookies.set('org_name', 'kept');
  await page.session.logOut();
  expect(left(page)).toEqual([]);
  const end = page.requests.find(({ method }) => method === 'DELETE');
  expect(end?.headers.get('Authorization')).toBe(`Bearer ${page.tokens?.access_token}`);
  expect(end?.headers.get('X-Id-Token')).toBe(page.tokens?.id_token);
  expect(page.sessions.get('s1')?.ended).toBe(true);
  expect(page.browser.visited).toEqual(['https://api.suite.example/identity/v1/oauth2/authorize']);
  expect(page.session.status()).toBe('signed-out');
  expect(page.raised).toEqual([]);
});

test('pages in the back/forward cache are evicted before the logout redirects', async () => {
  const page = onePage({});
  page.browser.cachedPages.evict = async () => {
    await settled();
    expect(page.browser.visited).toEqual([]);
    page.browser.evictions += 1;
    return true;
  };
  await page.session.logOut();
  expect(page.browser.evictions).toBe(1);
  expect(page.browser.visited).toHaveLength(1);
});

describe('a logout that cannot reach the lock page', () => {
  const CACHES = '/session/caches';
  function unreached() {
    const page = onePage({});
    page.browser.cachedPages.evict = async () => false;
    // The test's requests need an origin.
    const countRequests = () =>
      page.requests.filter(({ url }) => url.endsWith(CACHES)).map(({ method, headers }) => [method, headers.get('X-XSRF-TOKEN')]);
    const answers = {
      [`GET ${CACHES}`]: () => new Response(null, { status: 204 }),
      [`POST ${CACHES}`]: () => new Response(null, { status: 204 }),
    };
    Object.assign(page.routes, answers);
    return { page, countRequests };
  }

  test('§7 makes the page’s own host clear its caches, with the CSRF token', async () => {
    const { page, countRequests } = unreached();
    page.machine.cookies.set('XSRF-TOKEN', 'a-token');
    await page.session.logOut();
    expect(countRequests()).toEqual([['POST', 'a-token']]);
    expect(page.browser.visited).toHaveLength(1);
  });

  test('requests a token first if the browser has none', async () => {
    const { page, countRequests } = unreached();
    page.routes[`GET ${CACHES}`] = () => {
      page.machine.cookies.set('XSRF-TOKEN', 'a-new-token');
      return new Response(null, { status: 204 });
    };
    await page.session.logOut();
    expect(countRequests()).toEqual([
      ['GET', null],
      ['POST', 'a-new-token'],
    ]);
  });

  test('redirects silently when its host does neither', async () => {
    const { page } = unreached();
    page.routes[`GET ${CACHES}`] = down;
    await page.session.logOut();
    expect(page.browser.visited).toHaveLength(1);
    expect(page.raised).toEqual([]);
  });
});

test('§4 logout ends the server session even after the access token has expired', async () => {
  const page = onePage({});
  setQuietly(page.machine, 'access_token', '');
  await page.session.logOut();
  expect(page.sessions.get('s1')?.ended).toBe(true);
  expect(left(page)).toEqual([]);
});

test('§8 a failed logout still redirects, without a toast', async () => {
  const page = onePage({});
  page.routes['DELETE /identity/v1/sessions/s1'] = down;
  page.routes[DISCOVERY] = down;
  await page.session.logOut();
  expect(left(page)).toEqual([]);
  expect(page.browser.visited).toEqual([config.LOGIN_URL]);
  expect(page.raised).toEqual([]);
});

test('the page shows nobody before any server has responded', () => {
  const page = onePage({});
  void page.session.logOut();
  expect(page.session.token().userId).toBe('');
});

test('a logout during a renewal wins, even though the server sets the cookies of its response', async () => {
  const page = onePage({ lives: 0 });
  page.routes[TOKEN] = async (request) => {
    void page.session.logOut();
    return page.answerToken(request);
  };
  await page.session.guard();
  page.session.look();
  expect(left(page)).toEqual([]);
  expect(page.session.token().userId).toBe('');
  expect(page.raised).toEqual([]);
});

test('a sign-in ends the previous session: a late renewal of that session has no effect', async () => {
  const page = onePage({ userId: 'u1' }, 'https://hub.suite.example/home/?auth_code=abc#/dashboard');
  await page.session.guard();
  expect(page.session.token().sessionId).toBe('s2');
  page.machine.cookies.set('refresh_token', page.tokens?.refresh_token ?? '');
  page.machine.cookies.set('access_token', page.tokens?.access_token ?? '');
  page.session.look();
  expect(page.session.token().sessionId).not.toBe('s1');
  expect(left(page)).toEqual([]);
});

test('a person who signs in again after a logout is signed in', async () => {
  const page = onePage({});
  await page.session.logOut();
  page.signIn();
  const next = page.openTab();
  expect(await next.session.guard()).toBe(true);
});

test('§4 a logout waits for the server before leaving the page', async () => {
  const page = onePage({});
  let answer = (_: Response) => {};
  page.routes['DELETE /identity/v1/sessions/s1'] = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const leaving = page.session.logOut();
  await settled();
  expect(page.browser.visited).toEqual([]);
  answer(new Response(null, { status: 204 }));
  await leaving;
  expect(page.browser.visited).toHaveLength(1);
});

test('the call that ends the session outlives the page, and both are silent', async () => {
  const page = onePage({});
  page.routes['DELETE /identity/v1/sessions/s1'] = () => Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 });
  await page.session.logOut();
  expect(page.requests.find(({ method }) => method === 'DELETE')?.keepalive).toBe(true);
  expect(page.raised).toEqual([]);
});

test('a logout without a session makes no request to end one', async () => {
  const page = onePage(undefined);
  await page.session.logOut();
  expect(page.requests.map(({ method }) => method)).toEqual(['GET']);
  expect(page.machine.cookies.has('ended_session')).toBe(false);
});

test.each([
  ['right now', 0, 1],
  ['in a second', 1, 0],
])('a logout with an access token that runs out %s renews it %#', async (_, lives, renewals) => {
  const page = onePage({ lives });
  await page.session.logOut();
  expect(page.counts.renewals).toBe(renewals);
  expect(page.sessions.get('s1')?.ended).toBe(true);
});

test('a logout uses the servers’ clock', async () => {
  const page = onePage({});
  page.machine.time += 7200;
  page.machine.cookies.set('clock_skew', '-7200');
  await page.session.logOut();
  expect(page.counts.renewals).toBe(0);
});

test('a logout whose token has expired and cannot be renewed still redirects, without a toast', async () => {
  const page = onePage({ lives: 0 });
  page.routes[TOKEN] = invalidGrant;
  await page.session.logOut();
  expect(page.requests.map(({ method }) => method).sort()).toEqual(['GET', 'POST']);
  expect(page.browser.visited).toHaveLength(1);
  expect(page.raised).toEqual([]);
});

test('an access token alone is enough to end its session', async () => {
  const page = onePage({});
  setQuietly(page.machine, 'refresh_token', '');
  await page.session.logOut();
  expect(page.sessions.get('s1')?.ended).toBe(true);
  expect(page.machine.cookies.get('ended_session')).toBe('s1');
});

test('an expired access token without a refresh token is sent as it is', async () => {
  const page = onePage({ lives: 0 });
  setQuietly(page.machine, 'refresh_token', '');
  await page.session.logOut();
  expect(page.requests.map(({ method }) => method).sort()).toEqual(['DELETE', 'GET']);
});

test('a page that was never opened to anybody reports no status at its logout', async () => {
  const page = onePage({});
  await page.session.logOut();
  expect(page.session.status()).toBe('unknown');
});
