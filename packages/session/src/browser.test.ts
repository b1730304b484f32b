/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { createBrowser } from './browser';
import { Channel, installLocks, lockPage, removeLocks } from './browser-locks.fixture';

const deployment = { environment: 'qa', domain: 'suite.example', label: 'hub', port: 0 } as const;

/** Returns the cookies that an action writes, as in a response header. */
function written(action: () => void): string[] {
  const spy = jest.spyOn(Document.prototype, 'cookie', 'set');
  action();
  const lines = spy.mock.calls.map(([line]) => line);
  spy.mockRestore();
  return lines;
}

test('§5 a token cookie carries the secure prefix, the flag and SameSite None for the provider domain', () => {
  const [line] = written(() => createBrowser(deployment).writeCookie('refresh_token', 'a.b.c'));
  expect(line).toMatch(/^__Secure-qa-refresh_token=a\.b\.c;/);
  expect(line?.split('; ').slice(1).sort()).toEqual([
    'Domain=suite.example',
    'Max-Age=86400',
    'Path=/',
    'SameSite=None',
    'Secure',
  ]);
});

test('§9 each cookie has its lifetime, and cookies without a token are Lax', () => {
  const browser = createBrowser({ ...deployment, environment: 'prod' });
  const lines = written(() => {
    for (const noun of ['access_token', 'session_expired', 'org_name', 'rw_error_previous_page'] as const)
      browser.writeCookie(noun, 'x');
  });
  const seen = lines.map((line) => [line.split('=')[0], /Max-Age=(\d+)/.exec(line)?.[1], /SameSite=(\w+)/.exec(line)?.[1]]);
  expect(seen).toEqual([
    ['__Secure-access_token', '3600', 'None'],
    ['__Secure-session_expired', '30000', 'Lax'],
    ['__Secure-org_name', '86400', 'Lax'],
    ['__Secure-rw_error_previous_page', '86400', 'Lax'],
  ]);
});

test('a local page sets no domain', () => {
  const [line] = written(() =>
    createBrowser({ environment: 'local', domain: 'localhost', port: 3000 }).writeCookie('org_name', 'x'),
  );
  expect(line).toMatch(/^__Secure-local-org_name=x;/);
  expect(line).not.toContain('Domain');
});

test('a cookie that is written can be read back and removed', () => {
  const browser = createBrowser(deployment);
  const value = JSON.stringify({ name: 'Café & Söhne; 100 %' });
  browser.writeCookie('org_name', value);
  expect(browser.readCookie('org_name')).toBe(value);
  browser.removeCookie('org_name');
  expect(browser.readCookie('org_name')).toBe('');
});

test('§5 a cookie is removed where it was written', () => {
  const [token, name] = written(() => {
    const browser = createBrowser(deployment);
    browser.removeCookie('id_token');
    browser.removeCookie('org_name');
  });
  expect(token?.split('; ').slice(1).sort()).toEqual(['Domain=suite.example', 'Max-Age=-1', 'Path=/', 'SameSite=None', 'Secure']);
  expect(name).toContain('SameSite=Lax');
});

test('a missing cookie is read as empty text', () => {
  expect(createBrowser(deployment).readCookie('access_token')).toBe('');
});

test('the address is the page’s; it changes in place, and the history entry keeps its state', () => {
  const browser = createBrowser(deployment);
  expect(browser.address().href).toBe('https://hub.suite.example/home/');
  history.replaceState({ saved: 1 }, '');
  const entries = history.length;
  browser.replaceAddress('https://hub.suite.example/home/#/dashboard');
  expect(browser.address().hash).toBe('#/dashboard');
  expect(history.length).toBe(entries);
  expect(history.state).toEqual({ saved: 1 });
});

test('time is in seconds, by the machine’s clock and by a monotonic clock', () => {
  jest.useFakeTimers({ now: 1_800_000_000_500 });
  const browser = createBrowser(deployment);
  expect(browser.now()).toBe(1_800_000_000.5);
  const before = browser.elapsed();
  jest.advanceTimersByTime(1_500);
  expect(browser.elapsed() - before).toBeCloseTo(1.5);
  jest.useRealTimers();
});

test('a task is called after its delay, unless it is canceled', () => {
  jest.useFakeTimers();
  const browser = createBrowser(deployment);
  const [active, calledOff] = [jest.fn(), jest.fn()];
  browser.after(1_000, active);
  browser.after(1_000, calledOff)();
  jest.advanceTimersByTime(999);
  expect(active).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(active).toHaveBeenCalledTimes(1);
  expect(calledOff).not.toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  ['visible', true, true],
  ['hidden', true, false],
  ['visible', false, false],
] as const)('a page that is %s, with the network %p, is present: %p', (visibility, onLine, isPresent) => {
  const spies = [
    // The state has two values (HTML, "Page visibility").
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden'),
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine),
  ];
  expect(createBrowser(deployment).isPresent()).toBe(isPresent);
  for (const spy of spies) spy.mockRestore();
});

test('a tab stores values, and stores nothing if all storage is blocked', () => {
  const browser = createBrowser(deployment);
  expect(browser.recall('x')).toBe('');
  browser.keep('x', '1');
  expect(browser.recall('x')).toBe('1');
  const blocked = jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  browser.keep('x', '2');
  expect(browser.recall('x')).toBe('');
  browser.forget();
  blocked.mockRestore();
  expect(browser.recall('x')).toBe('1');
  browser.forget();
  expect(browser.recall('x')).toBe('');
});

test('a tab whose storage is full keeps what it has, and the page goes on', () => {
  const browser = createBrowser(deployment);
  browser.keep('x', '1');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => browser.keep('x', '2')).not.toThrow();
  full.mockRestore();
  expect(browser.recall('x')).toBe('1');
  browser.forget();
});

test('a page is left for another address', () => {
  // jsdom doesn't navigate, but it changes the hash.
  createBrowser(deployment).go('https://hub.suite.example/home/#/elsewhere');
  expect(location.hash).toBe('#/elsewhere');
});

test('forms don’t block leaving the page, and block it again after Back restores it', () => {
  createBrowser(deployment).go('https://hub.suite.example/home/#/elsewhere');
  const { dataset } = document.documentElement;
  expect(dataset).toHaveProperty('leaving');
  dispatchEvent(new Event('pageshow'));
  expect(dataset).not.toHaveProperty('leaving');
});

test('tasks of all hosts take turns using the lock page on their environment’s accounts host', async () => {
  installLocks();
  Object.assign(globalThis, { MessageChannel: Channel });
  const running = createBrowser(deployment).exclusively(async () => 'done');
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  const page = lockPage();
  expect(page?.element.src).toBe('https://qa-accounts.suite.example/auth-redirect/lock.html');
  page?.load();
  page?.say({ turn: Date.now() });
  expect(await running).toBe('done');
  removeLocks();
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});
