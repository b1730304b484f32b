import { settled } from './memory-browser';
import { down, loginFrom, type MemorySuite, type MemoryTab, memorySuite, setQuietly, TOKEN } from './memory-suite.fixture';

const HUB = 'https://hub.suite.example/home/#/dashboard';
const SECURITY = 'https://security.suite.example/wisp/#/';

async function twoTabs(options: Parameters<MemorySuite['signIn']>[0] = {}) {
  const suite = memorySuite();
  suite.signIn(options);
  const tabs = [suite.openTab(HUB), suite.openTab(SECURITY)] as const;
  await Promise.all(tabs.map(({ session }) => session.guard()));
  return { suite, tabs, here: tabs[0], there: tabs[1] };
}

const companyOf = ({ session }: MemoryTab) => session.token().companyId;

test('two tabs on two hosts renew once between them', async () => {
  const { suite, tabs } = await twoTabs();
  setQuietly(suite.machine, 'access_token', '');
  await Promise.all(tabs.map(({ session }) => session.check()));
  expect(suite.counts).toEqual({ renewals: 1, refusals: 0 });
});

test('§4 a logout in one tab signs the other out at once and sends it to login', async () => {
  const { suite, here, there } = await twoTabs();
  void here.session.logOut();
  await settled();
  expect(there.session.token().userId).toBe('');
  expect(there.session.status()).toBe('signed-out');
  await suite.machine.pass(1);
  expect(there.browser.visited).toEqual([loginFrom(SECURITY)]);
  expect(there.raised).toEqual([]);
});

test('a logout deletes what every open tab has stored, such as drafts', async () => {
  const { here, there } = await twoTabs();
  for (const { browser } of [here, there]) browser.keep('draft:u1:c1:client', '{"name":"Harborline"}');
  void here.session.logOut();
  await settled();
  expect([here, there].map(({ browser }) => browser.recall('draft:u1:c1:client'))).toEqual(['', '']);
});

test('tabs that are logged out together leave one after another, and a tab whose session is back by then stays', async () => {
  const { suite, here, there } = await twoTabs();
  void here.session.logOut();
  await settled();
  expect(there.browser.visited).toEqual([]);
  suite.signIn();
  await suite.machine.pass(1);
  expect(there.session.status()).toBe('signed-in');
  expect(there.browser.visited).toEqual([]);
});

test('a hidden tab goes to login when the person returns to it', async () => {
  const { here, there } = await twoTabs();
  there.browser.present = false;
  await here.session.logOut();
  await settled();
  expect(there.session.status()).toBe('signed-out');
  expect(there.browser.visited).toEqual([]);
  there.browser.comeBack();
  await settled();
  expect(there.browser.visited).toEqual([loginFrom(SECURITY)]);
});

test('a hidden tab is signed in again with the others', async () => {
  const { suite, here, there } = await twoTabs();
  there.browser.present = false;
  await here.session.logOut();
  await settled();
  suite.signIn();
  await settled();
  expect(there.session.status()).toBe('signed-in');
});

test('a sign-in in one tab closes the modal in the other', async () => {
  const { suite, there } = await twoTabs();
  suite.machine.cookies.clear();
  there.session.look();
  expect(there.session.status()).toBe('expired');
  suite.signIn();
  await settled();
  expect(there.session.status()).toBe('signed-in');
  expect(there.browser.visited).toEqual([]);
});

test('a page restored after a logout shows nobody and goes to login', async () => {
  const { suite, here, there } = await twoTabs();
  const before = there.session.epoch();
  there.browser.present = false;
  suite.machine.deliver = () => {};
  await here.session.logOut();
  there.browser.restore();
  expect(there.session.token().userId).toBe('');
  expect(there.session.epoch()).toBe(before + 1);
  await settled();
  expect(there.browser.visited).toEqual([loginFrom(SECURITY)]);
});

test('§4 a company switch reaches every open tab at once', async () => {
  const { here, there } = await twoTabs();
  await here.session.switchCompany('c2');
  expect(companyOf(here)).toBe('c2');
  expect(companyOf(there)).toBe('c2');
  expect(there.session.epoch()).toBe(1);
});

test('§4 a company switch renews with a scope naming the company, and clears the firm’s name', async () => {
  const { suite, here } = await twoTabs();
  suite.machine.cookies.set('org_name', 'kept');
  await here.session.switchCompany('c2');
  expect(await suite.requests.at(-1)?.text()).toContain('scope=assigned+companyid%3Ac2');
  expect(suite.machine.cookies.has('org_name')).toBe(false);
});

test('of two switches, the last one chosen wins, in whichever tab', async () => {
  const { suite, here, there } = await twoTabs();
  await Promise.all([here.session.switchCompany('c2'), there.session.switchCompany('c3'), here.session.switchCompany('c4')]);
  expect([companyOf(here), companyOf(there)]).toEqual(['c4', 'c4']);
  expect(suite.sessions.get('s1')?.companyId).toBe('c4');
});

test('unsaved work keeps a tab in its company until the person decides, and its calls wait as well', async () => {
  const { here, there } = await twoTabs();
  there.session.holdWork();
  await here.session.switchCompany('c2');
  expect(companyOf(there)).toBe('c1');
  expect(there.session.pending()?.companyId).toBe('c2');
  expect(there.session.pending()).toBe(there.session.pending());
  there.session.accept();
  expect(companyOf(there)).toBe('c2');
  expect(there.session.pending()).toBeUndefined();
});

test('a tab follows once its work is saved or discarded', async () => {
  const { here, there } = await twoTabs();
  const release = there.session.holdWork();
  await here.session.switchCompany('c2');
  expect(there.session.hasUnsavedWork()).toBe(true);
  release();
  expect(there.session.hasUnsavedWork()).toBe(false);
  expect(companyOf(there)).toBe('c2');
});

test('going back to the company with unsaved work takes every tab back', async () => {
  const { here, there } = await twoTabs();
  there.session.holdWork();
  await here.session.switchCompany('c2');
  await there.session.switchCompany('c1');
  expect(there.session.pending()).toBeUndefined();
  expect([companyOf(here), companyOf(there)]).toEqual(['c1', 'c1']);
  expect(there.session.epoch()).toBe(0);
});

test('a switch chosen in the tab with unsaved work is followed', async () => {
  const { here } = await twoTabs();
  here.session.holdWork();
  const seen: unknown[] = [];
  here.session.subscribe(() => seen.push(here.session.pending()));
  await here.session.switchCompany('c2');
  expect(companyOf(here)).toBe('c2');
  expect(seen.filter(Boolean)).toEqual([]);
});

test('going back leaves the unsaved work in place when it fails', async () => {
  const { suite, here, there } = await twoTabs();
  there.session.holdWork();
  await here.session.switchCompany('c2');
  suite.routes[TOKEN] = down;
  await expect(there.session.switchCompany('c1')).rejects.toMatchObject({ code: 'network' });
  expect(companyOf(there)).toBe('c1');
  expect(there.session.pending()?.companyId).toBe('c2');
});

test('another person’s sign-in is followed at once, despite unsaved work', async () => {
  const { suite, there } = await twoTabs();
  there.session.holdWork();
  suite.signIn({ userId: 'u2', companyId: 'c9' });
  await settled();
  expect(there.session.token().userId).toBe('u2');
  expect(there.session.epoch()).toBe(1);
});

test('a first company mixes nothing, so a person who is setting it up can continue', async () => {
  const { suite, here } = await twoTabs({ companyId: '' });
  const stored = suite.sessions.get('s1');
  if (stored) stored.companyId = 'c1';
  await here.session.refresh();
  expect(companyOf(here)).toBe('c1');
  expect(here.session.epoch()).toBe(0);
});

test('a company that is not the person’s is rejected without ending the session', async () => {
  const { suite, here } = await twoTabs();
  suite.routes[TOKEN] = () =>
    Response.json({ error: 'invalid_scope', error_description: 'Not a company of theirs.' }, { status: 400 });
  await expect(here.session.switchCompany('c9')).rejects.toMatchObject({ status: 400 });
  expect(companyOf(here)).toBe('c1');
  expect(here.raised).toEqual([]);
});

test('a call at expiry succeeds even if the company switch before it is rejected', async () => {
  const { suite, here } = await twoTabs();
  setQuietly(suite.machine, 'access_token', '');
  suite.routes[TOKEN] = async (request) => {
    const isSwitch = (await request.clone().text()).includes('companyid');
    return isSwitch
      ? Response.json({ error: 'invalid_scope', error_description: '' }, { status: 400 })
      : suite.answerToken(request);
  };
  const switching = here.session.switchCompany('c9');
  expect(await here.session.check()).toBe('signed-in');
  await expect(switching).rejects.toMatchObject({ status: 400 });
  expect(here.raised).toEqual([]);
});

test('a company whose token is too large to store leaves the person in the previous company', async () => {
  const { suite, here } = await twoTabs();
  suite.routes[TOKEN] = async (request) => {
    const isLarge = (await request.clone().text()).includes('companyid%3Alarge');
    const before = suite.machine.cookies.get('access_token') ?? '';
    const answer = await (await suite.answerToken(request)).json();
    // A browser drops the server's cookie, too.
    if (isLarge) setQuietly(suite.machine, 'access_token', before);
    return Response.json(isLarge ? { ...answer, access_token: `${answer.access_token}${'x'.repeat(4096)}` } : answer);
  };
  await expect(here.session.switchCompany('large')).rejects.toMatchObject({ code: 'cookie_too_large' });
  expect(companyOf(here)).toBe('c1');
  expect(suite.sessions.get('s1')?.companyId).toBe('c1');
  expect(await here.session.check()).toBe('signed-in');
});

test('the firm’s name stays when a switch fails, and without a previous company there is no switch back', async () => {
  const { suite, here } = await twoTabs({ companyId: '' });
  suite.machine.cookies.set('org_name', 'kept');
  suite.machine.cookieLimit = 0;
  await expect(here.session.switchCompany('c2')).rejects.toMatchObject({ code: 'cookie_refused' });
  expect(suite.machine.cookies.has('org_name')).toBe(true);
  expect(suite.counts.renewals).toBe(1);
});

test('only a token that is too large to store causes a switch back', async () => {
  const { suite, here } = await twoTabs();
  suite.machine.cookieLimit = 0;
  await expect(here.session.switchCompany('c2')).rejects.toMatchObject({ code: 'cookie_refused' });
  expect(suite.counts.renewals).toBe(1);
});
