import { settled } from './memory-browser';
import { type Answer, down, memorySuite } from './memory-suite.fixture';
import { watchRights } from './watch-rights';

const CURRENT = 'GET /identity/v1/sessions/current';
const HUB = 'https://hub.suite.example/iq/settings/#/';
const SECURITY = 'https://security.suite.example/wisp/#/';

const refused = () => Response.json({ code: 'unauthorized', message: 'No.' }, { status: 401 });

/** Opens pages that watch a service whose rights the test changes; a token with the old rights is not current. */
async function watching(...addresses: string[]) {
  const suite = memorySuite();
  suite.signIn();
  const stored = suite.sessions.get('s1');
  if (!stored) throw new Error('nobody is signed in');
  let requestCount = 0;
  suite.routes[CURRENT] = (request: Request) => {
    requestCount += 1;
    const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
    if (stored.ended) return refused();
    return Response.json({ hasCurrentRights: JSON.parse(atob(token.split('.')[1] ?? '')).rights === stored.rights });
  };
  const tabs = addresses.map((address) => suite.openTab(address));
  await Promise.all(tabs.map(({ session }) => session.guard()));
  for (const tab of tabs) watchRights(tab);
  return {
    ...suite,
    tabs: tabs as [(typeof tabs)[0], ...typeof tabs],
    countRequests: () => requestCount,
    changeRights() {
      stored.rights = `${stored.rights ?? ''},app:chat`;
    },
    endSession() {
      stored.ended = true;
    },
  };
}

test('a visible page has the new rights within 5 s, and so do hidden pages on other hosts', async () => {
  const { tabs, machine, changeRights, counts } = await watching(HUB, SECURITY);
  const [seen, hidden] = tabs;
  if (hidden) hidden.browser.present = false;
  await machine.pass(60);
  expect(counts.renewals).toBe(0);
  const before = tabs.map(({ session }) => session.token());
  changeRights();
  await machine.pass(5);
  expect(counts.renewals).toBe(1);
  expect(seen.session.token()).not.toBe(before[0]);
  expect(hidden?.session.token()).not.toBe(before[1]);
});

test('two visible pages renew once between them', async () => {
  const { machine, changeRights, counts } = await watching(HUB, SECURITY);
  changeRights();
  await machine.pass(5);
  expect(counts).toEqual({ renewals: 1, refusals: 0 });
});

test('a hidden page sends no requests, and checks at once when the person returns', async () => {
  const { tabs, machine, changeRights, countRequests, counts } = await watching(HUB);
  const [{ browser }] = tabs;
  browser.present = false;
  await machine.pass(3);
  changeRights();
  const before = countRequests();
  await machine.pass(600);
  expect(countRequests()).toBe(before);
  browser.present = true;
  browser.comeBack();
  await machine.pass(0);
  expect(counts.renewals).toBe(1);
});

test('a call that was rejected for a missing right makes the page check at once', async () => {
  const { tabs, machine, changeRights, counts } = await watching(HUB);
  changeRights();
  tabs[0].events.emit('forbidden');
  await machine.pass(0);
  expect(counts.renewals).toBe(1);
});

test('a page checks every three seconds, one call at a time', async () => {
  const { tabs, machine, countRequests, routes } = await watching(HUB);
  await machine.pass(30);
  expect(countRequests()).toBe(10);
  routes[CURRENT] = () => new Promise(() => {});
  await machine.pass(3);
  tabs[0].browser.comeBack();
  tabs[0].events.emit('forbidden');
  await machine.pass(0);
  expect(countRequests()).toBe(10);
});

test('a session that was ended elsewhere ends within 5 s, in every tab', async () => {
  const { tabs, machine, endSession } = await watching(HUB, SECURITY);
  if (tabs[1]) tabs[1].browser.present = false;
  await machine.pass(1);
  endSession();
  await machine.pass(5);
  expect(tabs.map(({ session }) => session.status())).toEqual(['expired', 'expired']);
  expect(tabs[0].raised).toEqual(['token-expired']);
});

test('a session that ends right after a renewal still ends within 5 s', async () => {
  const { tabs, machine, changeRights, endSession } = await watching(HUB);
  changeRights();
  await machine.pass(4);
  endSession();
  await machine.pass(5);
  expect(tabs[0].session.status()).toBe('expired');
});

test('a service that is down changes nothing, and the page keeps checking', async () => {
  const { tabs, machine, routes, countRequests, changeRights, counts } = await watching(HUB);
  const answer = routes[CURRENT] as Answer;
  routes[CURRENT] = down;
  await machine.pass(60);
  expect(tabs[0].session.status()).toBe('signed-in');
  expect(tabs[0].raised).toEqual([]);
  expect(countRequests()).toBe(0);
  routes[CURRENT] = answer;
  changeRights();
  await machine.pass(5);
  expect(counts.renewals).toBe(1);
});

test('renewals without effect are tried less and less often', async () => {
  const { machine, counts, routes } = await watching(HUB);
  routes[CURRENT] = () => Response.json({ hasCurrentRights: false });
  await machine.pass(600);
  expect(counts.renewals).toBeLessThan(20);
});

test('successive changes each arrive within 5 s', async () => {
  const { machine, changeRights, counts } = await watching(HUB);
  for (let changes = 1; changes <= 6; changes += 1) {
    changeRights();
    await machine.pass(4);
    expect(counts.renewals).toBe(changes);
  }
});

test('a page that is logged out sends no more requests', async () => {
  const { tabs, machine, countRequests } = await watching(HUB);
  await tabs[0].session.logOut();
  await settled();
  const before = countRequests();
  await machine.pass(60);
  expect(countRequests()).toBe(before);
});
