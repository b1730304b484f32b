/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { createBrowser } from './browser';

const place = { environment: 'qa', domain: 'suite.example', label: 'hub', port: 0 } as const;

/** What the page asked the browser to keep, as it stands in the header of a response. */
function written(action: () => void): string[] {
  const spy = jest.spyOn(Document.prototype, 'cookie', 'set');
  action();
  const lines = spy.mock.calls.map(([line]) => line);
  spy.mockRestore();
  return lines;
}

test('§5 a token cookie carries the secure prefix, the flag and SameSite None for the provider domain', () => {
  const [line] = written(() => createBrowser(place).writeCookie('refresh_token', 'a.b.c'));
  expect(line).toMatch(/^__Secure-qa-refresh_token=a\.b\.c;/);
  expect(line?.split('; ').slice(1).sort()).toEqual([
    'Domain=suite.example',
    'Max-Age=86400',
    'Path=/',
    'SameSite=None',
    'Secure',
  ]);
});

test('§9 lifetimes, and Lax for what is no token', () => {
  const browser = createBrowser({ ...place, environment: 'prod' });
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

test('a local page names no domain', () => {
  const [line] = written(() =>
    createBrowser({ environment: 'local', domain: 'localhost', port: 3000 }).writeCookie('org_name', 'x'),
  );
  expect(line).toMatch(/^__Secure-local-org_name=x;/);
  expect(line).not.toContain('Domain');
});

test('what is written is read back and removed', () => {
  const browser = createBrowser(place);
  const value = JSON.stringify({ name: 'Café & Söhne; 100 %' });
  browser.writeCookie('org_name', value);
  expect(browser.readCookie('org_name')).toBe(value);
  browser.removeCookie('org_name');
  expect(browser.readCookie('org_name')).toBe('');
});
