import type { Credentials } from '@suite/api/client';
import { createLogger } from '@suite/env/logger';
import { config, deployment, down, invalidGrant, onePage, setQuietly, TOKEN } from './memory-suite.fixture';
import { createSession } from './session';

const silent = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });

/** A signed-in page, and the credentials of its calls. */
async function openPage(signedIn: object = {}) {
  const page = onePage(signedIn);
  const { client, events, browser } = page;
  const given: Credentials[] = [];
  const authenticate = (credentials: Credentials) => void given.push(credentials);
  const session = createSession({ deployment, config, client: { ...client, authenticate }, events, logger: silent, browser });
  await session.guard();
  const access = () => browser.readCookie('access_token');
  const countRequests = () => page.requests.length;
  return { ...page, session, credentials: given[0] as Credentials, access, countRequests };
}

test('a call carries the token from the cookies, and the proof that its page may read them', async () => {
  const { credentials, access, machine } = await openPage();
  expect(await credentials.accessToken()).toBe(access());
  expect(await credentials.accessToken(0)).toBe(access());
  machine.cookies.set('XSRF-TOKEN', 'proof');
  expect(credentials.csrfToken()).toBe('proof');
});

test('a call of a past epoch is rejected before anything is renewed for it', async () => {
  const { credentials, machine, countRequests } = await openPage();
  setQuietly(machine, 'access_token', '');
  const message = 'The person or company has changed';
  await expect(credentials.accessToken(7)).rejects.toMatchObject({ code: 'scope_changed', message });
  expect(countRequests()).toBe(0);
});

test('a call whose company changes during its renewal is rejected', async () => {
  const { credentials, machine, routes, answerToken, sessions } = await openPage();
  setQuietly(machine, 'access_token', '');
  routes[TOKEN] = (request) => {
    Object.assign(sessions.get('s1') ?? {}, { companyId: 'c2' });
    return answerToken(request);
  };
  await expect(credentials.accessToken(0)).rejects.toMatchObject({ code: 'scope_changed' });
});

test('a call carries no token when nobody is signed in', async () => {
  const { credentials, machine } = await openPage();
  setQuietly(machine, 'refresh_token', '');
  expect(await credentials.accessToken()).toBe('');
});

test('an expired token that cannot be renewed is not sent', async () => {
  const { credentials, machine, routes, access } = await openPage();
  routes[TOKEN] = down;
  machine.time += 3600;
  machine.uptime += 3600;
  expect(access()).not.toBe('');
  expect(await credentials.accessToken()).toBe('');
});

test('a current token is not renewed in its first 30 s, no matter which tab renewed it', async () => {
  const { credentials, session, access, counts, machine } = await openPage();
  await session.refresh();
  expect(await credentials.replaceToken(access())).toBe('');
  machine.uptime += 29;
  expect(await credentials.replaceToken(access())).toBe('');
  expect(counts.renewals).toBe(1);
  machine.uptime += 1;
  const refused = access();
  const next = await credentials.replaceToken(refused);
  expect(next).toBe(access());
  expect(next).not.toBe(refused);
  expect(counts.renewals).toBe(2);
});

test('a call whose older token was rejected gets the current one, without a renewal', async () => {
  const { credentials, session, access, counts } = await openPage();
  const refused = access();
  await session.refresh();
  expect(await credentials.replaceToken(refused)).toBe(access());
  expect(counts.renewals).toBe(1);
});

test('a rejected token is never replaced by one of another epoch', async () => {
  const { credentials, session, access } = await openPage();
  const refused = access();
  await session.switchCompany('c2');
  await expect(credentials.replaceToken(refused, 0)).rejects.toMatchObject({ code: 'scope_changed' });
  expect(await credentials.replaceToken(refused, 1)).toBe(access());
});

test('a running renewal that fails leaves no token to retry with', async () => {
  const { credentials, session, access, routes } = await openPage();
  routes[TOKEN] = down;
  const renewing = session.refresh().catch(() => undefined);
  expect(await credentials.replaceToken(access())).toBe('');
  await renewing;
});

test('a renewal without a response ends nothing while the token looks valid', async () => {
  const { credentials, access, routes, raised, session } = await openPage();
  routes[TOKEN] = down;
  expect(await credentials.replaceToken(access())).toBe('');
  expect(raised).toEqual([]);
  expect(session.status()).toBe('signed-in');
});

test('a session that has ended on the server ends when its token is rejected', async () => {
  const { credentials, access, routes, session } = await openPage();
  routes[TOKEN] = invalidGrant;
  expect(await credentials.replaceToken(access())).toBe('');
  expect(session.status()).toBe('expired');
  expect(access()).toBe('');
});

test('a current token that has expired is not used to retry', async () => {
  const { credentials, machine } = await openPage();
  machine.time += 3600;
  machine.uptime += 3600;
  expect(await credentials.replaceToken('an older one')).toBe('');
});

test('a 401 for a call outside the session also renews the token', async () => {
  const { events, access, session, counts } = await openPage();
  const refused = access();
  const changed = new Promise<void>((resolve) => {
    session.subscribe(resolve);
  });
  events.emit('unauthorized');
  await changed;
  expect(access()).not.toBe(refused);
  expect(counts.renewals).toBe(1);
});
