import { DISCOVERY, down, HOME, invalidGrant, loginFrom, onePage, setQuietly, TOKEN } from './memory-suite.fixture';
import { unsignedToken } from './unsigned-token';

const olivia = {};
const atExpiry = { lives: 0 };

test('§4 three valid tokens mean a signed-in person, without a call', async () => {
  const page = onePage(olivia);
  expect(await page.session.guard()).toBe(true);
  expect(page.session.token()).toMatchObject({ userId: 'u1', companyId: 'c1' });
  expect(page.session.status()).toBe('signed-in');
  expect(page.requests).toEqual([]);
});

test.each(['refresh_token', 'id_token'] as const)('§4 without the %s nobody is signed in', async (noun) => {
  const page = onePage(olivia);
  setQuietly(page.machine, noun, '');
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([loginFrom(HOME)]);
});

test('§4 an expired access token is renewed', async () => {
  const page = onePage(atExpiry);
  expect(await page.session.guard()).toBe(true);
  expect(page.counts).toEqual({ renewals: 1, refusals: 0 });
  expect(page.machine.cookies.get('access_token')).not.toBe(page.tokens?.access_token);
  expect(page.machine.cookies.get('refresh_token')).not.toBe(page.tokens?.refresh_token);
});

test('§4 a token with 11 seconds left is not expired, with 10 it is', async () => {
  const page = onePage({ lives: 11 });
  await page.session.check();
  expect(page.counts.renewals).toBe(0);
  await page.machine.pass(1);
  await page.session.check();
  expect(page.counts.renewals).toBe(1);
});

test('a missing access token with a live refresh token is renewed', async () => {
  const page = onePage(olivia);
  setQuietly(page.machine, 'access_token', '');
  expect(await page.session.guard()).toBe(true);
  expect(page.counts.renewals).toBe(1);
});

test('the person stays known after the access cookie has expired', async () => {
  const page = onePage(olivia);
  await page.session.guard();
  setQuietly(page.machine, 'access_token', '');
  page.session.look();
  expect(page.session.token().userId).toBe('u1');
  page.machine.cookies.clear();
  page.session.look();
  expect(page.session.token().userId).toBe('');
});

test('§4 a person who is not signed in goes to login with this address, without auth_code', async () => {
  const page = onePage(undefined);
  expect(await page.session.guard()).toBe(false);
  expect(page.session.status()).toBe('signed-out');
  expect(page.browser.visited).toEqual([loginFrom(HOME)]);
  expect(page.raised).toEqual([]);
});

test('§2 the hash is inserted when it is missing', async () => {
  const page = onePage(undefined, 'https://hub.suite.example/home/');
  await page.session.guard();
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/#/')]);
});

test('a 404 address of a zone returns to the zone itself', async () => {
  const page = onePage(undefined, 'https://hub.suite.example/home/nowhere/?tab=1#/dashboard');
  await page.session.guard();
  expect(page.browser.visited).toEqual([loginFrom(HOME)]);
});

test.each([
  ['cut', (token: string) => token.slice(0, 40)],
  ['text', () => 'hello'],
  ['of infinite life', () => unsignedToken('{"userId":"u1","exp":1e999}')],
  ['of a text life', () => unsignedToken({ userId: 'u1', exp: '9999999999' })],
])('§4 an access token that is %s is not a sign-in', async (_, spoil) => {
  const page = onePage(olivia);
  setQuietly(page.machine, 'access_token', spoil(page.tokens?.access_token ?? ''));
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited[0]).toMatch(/oauth2\/authorize/);
});

test('tokens of two sign-ins belong to nobody', async () => {
  const page = onePage(olivia);
  const { machine, signIn, session } = page;
  const before = page.tokens?.id_token ?? '';
  signIn({ userId: 'u2' });
  setQuietly(machine, 'id_token', before);
  expect(await session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([loginFrom(HOME)]);
});

test('§4 an expired refresh token raises token-expired and leaves an empty token', async () => {
  const page = onePage(olivia);
  await page.session.guard();
  page.browser.present = false;
  await page.machine.pass(86_400);
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.session.token().userId).toBe('');
  expect(page.session.status()).toBe('expired');
  expect(page.browser.visited).toEqual([]);
});

test('§4 a rejected renewal raises token-expired, once, without a toast', async () => {
  const page = onePage(atExpiry);
  page.routes[TOKEN] = invalidGrant;
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.machine.cookies.size).toBe(0);
});

test('§8 a renewal rejected with the directory code raises the unauthorized event, once, without a toast', async () => {
  const page = onePage(atExpiry);
  const events: string[] = [];
  page.events.on('unauthorized', () => events.push('unauthorized'));
  page.routes[TOKEN] = () =>
    Response.json({ error: 'invalid_grant', error_description: 'AADB2C90080: The grant has expired.' }, { status: 400 });
  expect(await page.session.guard()).toBe(false);
  expect(events).toEqual(['unauthorized']);
  expect(page.raised).toEqual(['token-expired']);
});

test('§4 a renewal without a response raises token-expired and keeps the refresh token for later', async () => {
  const page = onePage(atExpiry);
  page.routes[TOKEN] = down;
  expect(await page.session.guard()).toBe(false);
  expect(page.raised).toEqual(['token-expired']);
  expect(page.machine.cookies.get('refresh_token')).toBe(page.tokens?.refresh_token);
});

test('a page whose renewal failed continues automatically when the service is back', async () => {
  const page = onePage(olivia);
  await page.session.guard();
  page.routes[TOKEN] = down;
  setQuietly(page.machine, 'access_token', '');
  expect(await page.session.check()).toBe('expired');
  expect(page.session.status()).toBe('expired');
  page.routes[TOKEN] = page.answerToken;
  await page.machine.pass(5);
  expect(page.session.status()).toBe('signed-in');
  expect(page.session.token().userId).toBe('u1');
});

test('§4 returning to a page whose session has ended raises token-expired', async () => {
  const page = onePage(olivia);
  await page.session.guard();
  page.browser.present = false;
  await page.machine.pass(86_400);
  page.browser.comeBack();
  await page.session.check();
  expect(page.raised).toEqual(['token-expired']);
});

test('§4 a page that was let in never stays open without tokens', async () => {
  const page = onePage(olivia);
  await page.session.guard();
  page.machine.cookies.clear();
  page.browser.comeBack();
  expect(page.session.token().userId).toBe('');
  expect(page.raised).toEqual(['token-expired']);
});

test('returning to a public page without tokens raises nothing', async () => {
  const page = onePage(olivia);
  page.machine.cookies.clear();
  page.browser.comeBack();
  expect(page.session.token().userId).toBe('');
  expect(page.raised).toEqual([]);
});

test('§4 an auth_code is exchanged, then removed from the address', async () => {
  const page = onePage(undefined, 'https://hub.suite.example/home/?tab=1&auth_code=abc#/dashboard');
  page.machine.cookies.set('session_expired', 'true');
  expect(await page.session.guard()).toBe(true);
  expect(await page.requests[0]?.text()).toBe('grant_type=authorization_code&code=abc');
  expect(page.browser.address().href).toBe(HOME);
  expect(page.session.token().userId).toBe('u1');
  expect(page.machine.cookies.has('session_expired')).toBe(false);
});

test('§8 an exchange that fails goes to login and blocks the route', async () => {
  const page = onePage(undefined, 'https://hub.suite.example/home/?auth_code=abc#/dashboard');
  page.routes[TOKEN] = invalidGrant;
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([loginFrom('https://hub.suite.example/home/#/dashboard')]);
});

test.each([
  ['keeps no cookies', 0, 'cookies'],
  ['cannot keep a token of this size', 100, 'cookies'],
])('a browser that %s is sent to the error page instead of being redirected in circles', async (_, limit, reason) => {
  const page = onePage(undefined, 'https://hub.suite.example/home/?auth_code=abc#/dashboard');
  page.machine.cookieLimit = limit;
  expect(await page.session.guard()).toBe(false);
  expect(page.browser.visited).toEqual([`https://accounts.suite.example/error-redirect/#/?reason=${reason}`]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['fails', () => Promise.reject(new TypeError('refused'))],
  ['has no login endpoint', () => Response.json({ issuer: 'x' })],
  ['is garbage', () => new Response('<!doctype html>')],
])('§4 when the openid configuration %s, this page is remembered and the error page opens', async (_, answer) => {
  const page = onePage(undefined);
  page.routes[DISCOVERY] = answer;
  await page.session.guard();
  expect(page.machine.cookies.get('rw_error_previous_page')).toBe(HOME);
  expect(page.browser.visited).toEqual(['https://accounts.suite.example/error-redirect/#/']);
});

test('§4 expiry sets the session-expired cookie and goes to login', async () => {
  const page = onePage(undefined);
  await page.session.expire();
  expect(page.machine.cookies.get('session_expired')).toBe('true');
  expect(page.browser.visited).toEqual([loginFrom(HOME)]);
});
