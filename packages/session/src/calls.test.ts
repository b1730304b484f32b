import { getUserCompanies } from '@services/identity/contract/identity';
import { callsAtExpiry } from './calls-at-expiry.fixture';
import { COMPANIES, down, type MemoryTab, memorySuite, onePage, setQuietly, TOKEN } from './memory-suite.fixture';

const call = ({ client }: Pick<MemoryTab, 'client'>, epoch?: number) =>
  client.call(getUserCompanies, { params: { userId: 'u1' }, query: {}, ...(epoch !== undefined && { epoch }) });

const unauthorized = () => Response.json({ code: 'unauthorized', message: 'No.' }, { status: 401 });

test('of a hundred calls at expiry, with responses in any order, one renews, and none is made more than twice', async () => {
  expect(await callsAtExpiry(100)).toEqual({ calls: 100, served: 100, renewals: 1, maxTries: 2 });
});

test('a 401 for a token that looks valid leads to one renewal, and the call succeeds', async () => {
  const page = onePage({});
  await page.session.guard();
  const { routes } = page;
  const served = routes[COMPANIES];
  routes[COMPANIES] = () => {
    routes[COMPANIES] = served as typeof unauthorized;
    return unauthorized();
  };
  expect(await call(page)).toEqual([]);
  expect(page.counts.renewals).toBe(1);
  expect(page.raised).toEqual([]);
});

test('§8 a server that rejects the renewed token too causes an error, and no further renewal for a while', async () => {
  const page = onePage({});
  await page.session.guard();
  page.routes[COMPANIES] = unauthorized;
  await expect(call(page)).rejects.toMatchObject({ status: 401 });
  await expect(call(page)).rejects.toMatchObject({ status: 401 });
  expect(page.counts.renewals).toBe(1);
  expect(page.raised).toEqual(['Please sign in. (Error 401)', 'Please sign in. (Error 401)']);
  await page.machine.pass(30);
  await expect(call(page)).rejects.toMatchObject({ status: 401 });
  expect(page.counts.renewals).toBe(2);
});

test('a late 401 for an old token starts no renewal', async () => {
  const page = onePage({});
  await page.session.guard();
  const { routes } = page;
  const served = routes[COMPANIES];
  routes[COMPANIES] = async () => {
    routes[COMPANIES] = served as typeof unauthorized;
    await page.session.refresh();
    return unauthorized();
  };
  await call(page);
  expect(page.counts.renewals).toBe(1);
});

test('calls rejected together renew only once when the renewal fails', async () => {
  const page = onePage({});
  await page.session.guard();
  page.routes[COMPANIES] = unauthorized;
  page.routes[TOKEN] = down;
  const countRenewals = () => page.requests.filter(({ url }) => url.endsWith('/token')).length;
  await Promise.allSettled(Array.from({ length: 20 }, () => call(page)));
  // The renewal and its one retry.
  expect(countRenewals()).toBe(2);
});

test('a rejected token whose session has ended on the server raises token-expired', async () => {
  const page = onePage({});
  await page.session.guard();
  const stored = page.sessions.get('s1');
  if (stored) stored.ended = true;
  await expect(call(page)).rejects.toMatchObject({ status: 401 });
  expect(page.raised).toContain('token-expired');
  expect(page.session.status()).toBe('expired');
});

test('no call carries another company’s token: a call started before a switch is rejected silently', async () => {
  const page = onePage({});
  await page.session.guard();
  const epoch = page.session.epoch();
  await page.session.switchCompany('c2');
  await expect(call(page, epoch)).rejects.toMatchObject({ code: 'scope_changed' });
  expect(await call(page, page.session.epoch())).toEqual([]);
  expect(page.raised).toEqual([]);
});

test('no call is made while unsaved work waits for a decision', async () => {
  const suite = memorySuite();
  suite.signIn();
  const [here, there] = [suite.openTab(), suite.openTab()];
  await there.session.guard();
  there.session.holdWork();
  await here.session.switchCompany('c2');
  await expect(call(there, there.session.epoch())).rejects.toMatchObject({ code: 'scope_changed' });
});

test('a 401 during a renewal waits for it', async () => {
  const page = onePage({});
  await page.session.guard();
  const { routes } = page;
  const served = routes[COMPANIES];
  let renewing: Promise<void> | undefined;
  routes[COMPANIES] = () => {
    routes[COMPANIES] = served as typeof unauthorized;
    renewing = page.session.refresh();
    return unauthorized();
  };
  expect(await call(page)).toEqual([]);
  await renewing;
  expect(page.counts.renewals).toBe(1);
});

test('§4 a call ends without a request when nobody is signed in', async () => {
  const page = onePage({});
  await page.session.guard();
  setQuietly(page.machine, 'refresh_token', '');
  await expect(call(page)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(page.requests).toEqual([]);
});
