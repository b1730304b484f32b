import { createClient } from '@suite/api/client';
import { createEvents } from '@suite/api/events';
import { getUserCompanies } from '@suite/contract/identity';
import { type ConfigKey, configKeys } from '@suite/env/env-config';
import { createLogger } from '@suite/env/logger';
import type { Place } from '@suite/zones/addresses';
import { type MemoryBrowser, memoryBrowser } from './memory-browser';
import { createSession } from './session';
import { unsignedToken } from './unsigned-token';

const place: Place = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };
const empty = Object.fromEntries(Object.keys(configKeys).map((key) => [key, ''])) as Record<ConfigKey, string>;
const config = { ...empty, API_BASE_URL: 'https://api.suite.example', LOGIN_URL: 'https://accounts.suite.example/login/#/' };
const silent = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });

let serial = 0;
function tokens(now: number, { companyId = 'c1', lives = 3600 } = {}) {
  serial += 1;
  const times = { iat: now - 60, nbf: now - 60 };
  return {
    access_token: unsignedToken({ userId: 'u1', sessionId: 's1', companyId, serial, ...times, exp: now + lives }),
    refresh_token: unsignedToken({ sessionId: 's1', serial, ...times, exp: now + 86_400 }),
    id_token: unsignedToken({ userId: 'u1', serial, ...times, exp: now + 86_400 }),
  };
}

type Answer = (request: Request) => Response | Promise<Response>;
const down: Answer = () => Promise.reject(new TypeError('refused'));

/** A session in a page, with an identity service at the other end of the wire. */
function setUp(address = 'https://hub.suite.example/home/?tab=1#/dashboard') {
  const browser = memoryBrowser(address);
  const requests: Request[] = [];
  const raised: string[] = [];
  const routes: Record<string, Answer> = {
    'GET /identity/v1/.well-known/openid-configuration': () =>
      Response.json({
        issuer: 'https://api.suite.example/identity/v1',
        authorization_endpoint: 'https://api.suite.example/identity/v1/oauth2/authorize',
        token_endpoint: '',
        jwks_uri: '',
        response_types_supported: [],
        subject_types_supported: [],
        id_token_signing_alg_values_supported: [],
      }),
    'POST /identity/v1/oauth2/token': async (request) => {
      const scope = new URLSearchParams(await request.text()).get('scope');
      return Response.json(tokens(browser.time, { companyId: scope?.replace('assigned companyid:', '') }));
    },
    'DELETE /identity/v1/sessions/s1': () => new Response(null, { status: 204 }),
  };
  const events = createEvents();
  events.on('token-expired', () => raised.push('token-expired'));
  events.on('toast', ({ text }) => raised.push(text));
  const client = createClient({
    config,
    events,
    logger: silent,
    wait: async () => {},
    fetch: async (url, init) => {
      const request = new Request(String(url), init);
      requests.push(request.clone());
      const answer = routes[`${request.method} ${new URL(request.url).pathname}`];
      return answer ? answer(request) : new Response('', { status: 404 });
    },
  });
  const session = createSession({ place, config, client, events, logger: silent, browser });
  const renewals = () => requests.filter(({ url }) => url.endsWith('/token')).length;
  return { browser, client, session, requests, raised, routes, renewals };
}

function signIn(browser: MemoryBrowser, options?: { companyId?: string; lives?: number }) {
  const given = tokens(browser.time, options);
  browser.cookies.set('access_token', given.access_token);
  browser.cookies.set('refresh_token', given.refresh_token);
  browser.cookies.set('id_token', given.id_token);
  return given;
}

const loginFrom = (address: string) =>
  `https://api.suite.example/identity/v1/oauth2/authorize?${new URLSearchParams({ redirect_uri: address })}`;

const invalidGrant: Answer = () =>
  Response.json({ error: 'invalid_grant', error_description: 'AADB2C90080: expired' }, { status: 400 });

test('§4 three valid tokens are a signed-in person, without a call', async () => {
  const page = setUp();
  signIn(page.browser);
  expect(await page.session.guard()).toBe(true);
  expect(page.session.token()).toMatchObject({ userId: 'u1', companyId: 'c1' });
  expect(page.requests).toEqual([]);
});

test('§4 an expired access token is renewed', async () => {
  const page = setUp();
  const before = signIn(page.browser, { lives: 10 });
  expect(await page.session.guard()).toBe(true);
  expect(page.renewals()).toBe(1);
  expect(page.browser.cookies.get('access_token')).not.toBe(before.access_token);
  expect(page.browser.cookies.get('refresh_token')).not.toBe(before.refresh_token);
});

test('§4 a token with 11 seconds left is not expired, with 10 it is', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 11 });
  await page.session.check();
  expect(page.renewals()).toBe(0);
  page.browser.time += 1;
  await page.session.check();
  expect(page.renewals()).toBe(1);
});

test('an absent access token with a live refresh token is renewed', async () => {
  const page = setUp();
  signIn(page.browser);
  page.browser.cookies.delete('access_token');
  expect(await page.session.guard()).toBe(true);
  expect(page.renewals()).toBe(1);
});

test('who is signed in stays known while the access cookie has run out', async () => {
  const page = setUp();
  signIn(page.browser);
  await page.session.guard();
  page.browser.cookies.delete('access_token');
  expect(page.session.token().userId).toBe('u1');
  page.browser.cookies.clear();
  expect(page.session.token().userId).toBe('');
});

test('§4 nobody signed in goes to login with this address, auth_code taken off', async () => {
  const page = setUp('https://hub.suite.example/home/?tab=1#/dashboard');
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/?tab=1#/dashboard')]);
  expect(page.raised).toEqual([]);
});

test('§2 the hash is inserted when there is none', async () => {
  const page = setUp('https://hub.suite.example/home/');
  await page.session.guard();
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/#/')]);
});

test.each([
  ['cut', (token: string) => token.slice(0, 40)],
  ['text', () => 'hello'],
  ['of infinite life', () => unsignedToken('{"userId":"u1","exp":1e999}')],
  ['of a text life', () => unsignedToken({ userId: 'u1', exp: '9999999999' })],
])('§4 an access token that is %s is no sign-in', async (_, spoil) => {
  const page = setUp();
  const { access_token } = signIn(page.browser);
  page.browser.cookies.set('access_token', spoil(access_token));
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited[0]).toMatch(/oauth2\/authorize/);
});

test('§4 an expired refresh token raises token-expired and leaves an empty token', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  page.browser.time += 86_400;
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.session.token().userId).toBe('');
  expect(page.browser.visited).toEqual([]);
  expect(page.renewals()).toBe(0);
});

test('§4 a refused renewal raises token-expired, once, without a toast', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  page.routes['POST /identity/v1/oauth2/token'] = invalidGrant;
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.browser.cookies.size).toBe(0);
});

test('§4 a renewal that nobody answers raises token-expired and keeps the refresh token for later', async () => {
  const page = setUp();
  const { refresh_token } = signIn(page.browser, { lives: 0 });
  page.routes['POST /identity/v1/oauth2/token'] = down;
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.browser.cookies.get('refresh_token')).toBe(refresh_token);
});

test('a hundred calls at expiry share one renewal', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  page.routes['GET /identity/v3/users/u1/companies'] = () => Response.json([]);
  const call = () => page.client.call(getUserCompanies, { params: { userId: 'u1' }, query: {} });
  await Promise.all(Array.from({ length: 100 }, call));
  expect(page.renewals()).toBe(1);
  const bearers = new Set(page.requests.map(({ headers }) => headers.get('Authorization')).filter(Boolean));
  expect([...bearers]).toEqual([`Bearer ${page.browser.cookies.get('access_token')}`]);
});

test('two tabs of one origin renew once between them', async () => {
  const first = setUp();
  const second = setUp();
  signIn(first.browser, { lives: 0 });
  Object.assign(second.browser, { ...first.browser });
  const other = createSession({
    place,
    config,
    client: second.client,
    events: createEvents(),
    logger: silent,
    browser: first.browser,
  });
  await Promise.all([first.session.check(), other.check()]);
  expect(first.renewals() + second.renewals()).toBe(1);
});

test('§4 a company switch renews with a scope naming the company', async () => {
  const page = setUp();
  signIn(page.browser);
  page.browser.cookies.set('org_name', 'kept');
  let told = 0;
  page.session.subscribe(() => {
    told += 1;
  });
  await page.session.switchCompany('c2');
  expect(page.session.token().companyId).toBe('c2');
  expect(page.browser.cookies.has('org_name')).toBe(false);
  expect(told).toBeGreaterThan(0);
});

test('of two switches the last one chosen wins', async () => {
  const page = setUp();
  signIn(page.browser);
  await Promise.all([page.session.switchCompany('c2'), page.session.switchCompany('c3')]);
  expect(page.session.token().companyId).toBe('c3');
  expect(page.renewals()).toBe(2);
});

test('a company that is not the person’s is refused without ending the session', async () => {
  const page = setUp();
  signIn(page.browser);
  page.routes['POST /identity/v1/oauth2/token'] = () =>
    Response.json({ error: 'invalid_scope', error_description: 'Not a company of theirs.' }, { status: 400 });
  await expect(page.session.switchCompany('c9')).rejects.toMatchObject({ status: 400 });
  expect(page.session.token().companyId).toBe('c1');
  expect(page.raised).toEqual([]);
});

test('a call at expiry is served though the company switch before it is refused', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  const renew = page.routes['POST /identity/v1/oauth2/token'] as Answer;
  page.routes['POST /identity/v1/oauth2/token'] = async (request) => {
    const isSwitch = (await request.clone().text()).includes('companyid');
    return isSwitch ? Response.json({ error: 'invalid_scope', error_description: '' }, { status: 400 }) : renew(request);
  };
  const switching = page.session.switchCompany('c9');
  expect(await page.session.check()).toBe('signed-in');
  await expect(switching).rejects.toMatchObject({ status: 400 });
  expect(page.raised).toEqual([]);
});

test('a 404 address of a zone comes back to the zone itself', async () => {
  const page = setUp('https://hub.suite.example/home/nowhere/?tab=1#/dashboard');
  await page.session.guard();
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/?tab=1#/dashboard')]);
});

test('coming back to the page shows what another tab did to the session', async () => {
  const page = setUp();
  signIn(page.browser);
  const seen: string[] = [];
  page.session.subscribe(() => seen.push(page.session.token().companyId));
  signIn(page.browser, { companyId: 'c2' });
  page.browser.comeBack();
  expect(seen).toEqual(['c2']);
});

test('coming back to a page whose session has died raises token-expired', async () => {
  const page = setUp();
  signIn(page.browser);
  await page.session.guard();
  page.browser.time += 86_400;
  page.browser.comeBack();
  expect(page.raised).toEqual(['token-expired']);
});

test('§4 a page that was let in never stays without tokens: they have run out, or another tab has logged out', async () => {
  const page = setUp();
  signIn(page.browser);
  await page.session.guard();
  page.browser.cookies.clear();
  page.browser.comeBack();
  expect(page.session.token().userId).toBe('');
  expect(page.raised).toEqual(['token-expired']);
});

test('coming back to a public page without tokens raises nothing', async () => {
  const page = setUp();
  signIn(page.browser);
  page.session.token();
  page.browser.cookies.clear();
  page.browser.comeBack();
  expect(page.raised).toEqual([]);
});

test('§4 an auth_code is exchanged, then taken off the address', async () => {
  const page = setUp('https://hub.suite.example/home/?tab=1&auth_code=abc#/dashboard');
  page.browser.cookies.set('session_expired', 'true');
  expect(await page.session.guard()).toBe(true);
  expect(await page.requests[0]?.text()).toBe('grant_type=authorization_code&code=abc');
  expect(page.browser.address().href).toBe('https://hub.suite.example/home/?tab=1#/dashboard');
  expect(page.session.token().userId).toBe('u1');
  expect(page.browser.cookies.has('session_expired')).toBe(false);
});

test('§8 an exchange that fails goes to login and blocks the route', async () => {
  const page = setUp('https://hub.suite.example/home/?auth_code=abc#/dashboard');
  page.routes['POST /identity/v1/oauth2/token'] = invalidGrant;
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/#/dashboard')]);
});

test('a browser that keeps no cookies is told so, not sent round in circles', async () => {
  const page = setUp('https://hub.suite.example/home/?auth_code=abc#/dashboard');
  page.browser.cookieLimit = 0;
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual(['https://accounts.suite.example/error-redirect/#/?reason=cookies']);
});

test.each<[string, Answer]>([
  ['fails', down],
  ['has no login endpoint', () => Response.json({ issuer: 'x' })],
  ['is garbage', () => new Response('<!doctype html>')],
])('§4 when the openid configuration %s, this page is kept and the error page opens', async (_, answer) => {
  const page = setUp();
  page.routes['GET /identity/v1/.well-known/openid-configuration'] = answer;
  await page.session.guard();
  expect(page.browser.cookies.get('rw_error_previous_page')).toBe('https://hub.suite.example/home/?tab=1#/dashboard');
  expect(page.browser.visited).toEqual(['https://accounts.suite.example/error-redirect/#/']);
});

test('§4 expiry sets the session-expired cookie and goes to login', async () => {
  const page = setUp();
  await page.session.expire();
  expect(page.browser.cookies.get('session_expired')).toBe('true');
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/?tab=1#/dashboard')]);
});

test('§4 logout clears the cookies, ends the server session and goes to the authorization endpoint', async () => {
  const page = setUp();
  const { access_token, id_token } = signIn(page.browser);
  page.browser.cookies.set('org_name', 'kept');
  await page.session.logOut();
  expect(page.browser.cookies.size).toBe(0);
  const end = page.requests.find(({ method }) => method === 'DELETE');
  expect(end?.headers.get('Authorization')).toBe(`Bearer ${access_token}`);
  expect(end?.headers.get('X-Id-Token')).toBe(id_token);
  expect(page.browser.visited).toEqual(['https://api.suite.example/identity/v1/oauth2/authorize']);
});

test('§4 logout ends the server session after the access token has run out, too', async () => {
  const page = setUp();
  signIn(page.browser);
  page.browser.cookies.delete('access_token');
  const renewed = tokens(page.browser.time);
  page.routes['POST /identity/v1/oauth2/token'] = () => Response.json(renewed);
  await page.session.logOut();
  const end = page.requests.find(({ method }) => method === 'DELETE');
  expect(end?.headers.get('Authorization')).toBe(`Bearer ${renewed.access_token}`);
  expect(end?.headers.get('X-Id-Token')).toBe(renewed.id_token);
  expect(page.browser.cookies.size).toBe(0);
});

test('§8 a logout that fails still redirects, without a toast', async () => {
  const page = setUp();
  signIn(page.browser);
  page.routes['DELETE /identity/v1/sessions/s1'] = down;
  page.routes['GET /identity/v1/.well-known/openid-configuration'] = down;
  await page.session.logOut();
  expect(page.browser.cookies.size).toBe(0);
  expect(page.browser.visited).toEqual([config.LOGIN_URL]);
  expect(page.raised).toEqual([]);
});

test('a logout during a renewal wins', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  const renew = page.routes['POST /identity/v1/oauth2/token'] as Answer;
  page.routes['POST /identity/v1/oauth2/token'] = async (request) => {
    await page.session.logOut();
    return renew(request);
  };
  await page.session.check();
  expect(page.browser.cookies.size).toBe(0);
  expect(page.raised).toEqual([]);
});

test('a renewal that comes late does not bring back who was signed in before', async () => {
  const page = setUp();
  signIn(page.browser, { lives: 0 });
  const other = unsignedToken({ sessionId: 's2', exp: page.browser.time + 86_400 });
  const renew = page.routes['POST /identity/v1/oauth2/token'] as Answer;
  page.routes['POST /identity/v1/oauth2/token'] = (request) => {
    page.browser.cookies.set('refresh_token', other);
    return renew(request);
  };
  await page.session.check();
  expect(page.browser.cookies.get('refresh_token')).toBe(other);
});

test('a 401 to a token that looks alive is settled by one renewal', async () => {
  const page = setUp();
  signIn(page.browser);
  page.routes['GET /identity/v3/users/u1/companies'] = () => new Response('', { status: 401 });
  const renewed = new Promise<void>((resolve) => page.session.subscribe(resolve));
  await expect(page.client.call(getUserCompanies, { params: { userId: 'u1' }, query: {} })).rejects.toMatchObject({
    status: 401,
  });
  await renewed;
  expect(page.renewals()).toBe(1);
  expect(page.raised).toEqual(['Please sign in. (Error 401)']);
});
