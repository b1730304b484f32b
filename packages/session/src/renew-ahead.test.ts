import { getUserCompanies } from '@services/identity/contract/identity';
import { COMPANIES, down, invalidGrant, memorySuite, onePage, setQuietly, TOKEN } from './memory-suite.fixture';

async function openedPage() {
  const page = onePage({});
  await page.session.guard();
  const countRequests = () => page.requests.filter(({ url }) => url.endsWith('/token')).length;
  return { ...page, countRequests };
}

test('a token is renewed between two minutes and one minute before its expiry', async () => {
  const { machine, counts } = await openedPage();
  await machine.pass(3600 - 121);
  expect(counts.renewals).toBe(0);
  await machine.pass(61);
  expect(counts.renewals).toBe(1);
  await machine.pass(24 * 3600);
  expect(counts.renewals).toBeGreaterThanOrEqual(24);
  expect(counts.refusals).toBe(0);
});

test('tabs on several hosts renew ahead only once between them', async () => {
  const suite = memorySuite();
  suite.signIn();
  const tabs = ['hub', 'security', 'ai', 'websites'].map((label) => suite.openTab(`https://${label}.suite.example/home/#/`));
  await Promise.all(tabs.map(({ session }) => session.guard()));
  await suite.machine.pass(3590);
  expect(suite.counts).toEqual({ renewals: 1, refusals: 0 });
});

test('a hidden page does not renew until the person returns', async () => {
  const { browser, machine, counts, session } = await openedPage();
  browser.present = false;
  await machine.pass(7200);
  expect(counts.renewals).toBe(0);
  browser.present = true;
  browser.comeBack();
  await session.check();
  expect(counts.renewals).toBe(1);
});

test('an early renewal that fails ends nothing, and is retried until the service is back', async () => {
  const { machine, routes, counts, raised, session, countRequests, answerToken } = await openedPage();
  routes[TOKEN] = down;
  await machine.pass(3600 - 30);
  expect(raised).toEqual([]);
  expect(session.status()).toBe('signed-in');
  const before = countRequests();
  expect(before).toBeGreaterThan(5);
  routes[TOKEN] = answerToken;
  await machine.pass(5);
  expect(counts.renewals).toBe(1);
});

test('an early renewal that is rejected is tried once in 60 s, and ends the session when the token has expired', async () => {
  const { machine, routes, raised, session, countRequests } = await openedPage();
  routes[TOKEN] = invalidGrant;
  await machine.pass(3600 - 91);
  expect(countRequests()).toBe(0);
  await machine.pass(60);
  expect(countRequests()).toBe(1);
  expect(session.status()).toBe('signed-in');
  expect(raised).toEqual([]);
  await machine.pass(31);
  expect(countRequests()).toBe(2);
  expect(session.status()).toBe('expired');
  expect(raised).toEqual(['token-expired']);
});

test('no caller sends a rejected refresh token again for 60 s', async () => {
  const { machine, routes, session, countRequests } = await openedPage();
  routes[TOKEN] = invalidGrant;
  await expect(session.refresh()).rejects.toMatchObject({ code: 'token_refused' });
  expect(countRequests()).toBe(1);
  expect(machine.cookies.has('refresh_token')).toBe(false);
});

test('a service that is down at expiry destroys no work: the modal opens with the first call that needs it', async () => {
  const { machine, routes, raised, client } = await openedPage();
  routes[TOKEN] = down;
  routes[COMPANIES] = () => Response.json([]);
  await machine.pass(3700);
  expect(raised).toEqual([]);
  await expect(client.call(getUserCompanies, { params: { userId: 'u1' }, query: {} })).rejects.toMatchObject({
    code: 'unauthorized',
  });
  expect(raised).toEqual(['token-expired']);
});

test('nothing is renewed when nobody is signed in', async () => {
  const page = onePage(undefined);
  setQuietly(page.machine, 'id_token', '');
  await page.session.guard();
  await page.machine.pass(10_000);
  expect(page.counts.renewals).toBe(0);
});
