import { cookieName } from '@suite/contract/cookies';
import type { EnvironmentName } from '@suite/zones/environments';
import { pageHint } from './page-hint';

const addresses: [EnvironmentName, string][] = [
  ['local', 'http://localhost:3000/home/'],
  ['localHttps', 'https://localhost:3000/home/'],
  ['dev', 'https://dev-hub.suite.example/home/'],
  ['qa', 'https://qa-hub.suite.example:8443/home/'],
  ['staging', 'https://stg-hub.suite.example/home/'],
  ['uat', 'https://uat-hub.suite.example/home/'],
  ['prod', 'https://hub.suite.example/home/'],
];

/** Runs the script on a page at the given address. */
function hinted(href: string, cookie: string): Record<string, string> {
  const document = { cookie, documentElement: { dataset: {} as Record<string, string> } };
  new Function('location', 'document', pageHint)({ href }, document);
  return document.documentElement.dataset;
}

const isShown = (href: string, cookie: string) => 'session' in hinted(href, cookie);

describe.each(addresses)('decision 015: in %s the header shows', (environment, href) => {
  test('with a session of this environment', () => {
    expect(isShown(href, `a=b; ${cookieName(environment, 'refresh_token')}=x`)).toBe(true);
  });

  test('but not with a session of another environment', () => {
    const others = addresses.filter(([name]) => name !== environment).map(([name]) => `${cookieName(name, 'refresh_token')}=x`);
    expect(isShown(href, others.join('; '))).toBe(false);
    expect(isShown(href, '')).toBe(false);
  });
});

test.each(addresses)('in %s the page has the theme chosen in this environment', (environment, href) => {
  const others = addresses.filter(([name]) => name !== environment).map(([name]) => `${cookieName(name, 'theme')}=light`);
  expect(hinted(href, [...others, `${cookieName(environment, 'theme')}=dark`].join('; ')).theme).toBe('dark');
  expect(hinted(href, others.join('; ')).theme).toBeUndefined();
});

test('an address of no environment is left unchanged', () => {
  expect(hinted('http://192.0.2.1/home/', 'theme=dark; undefinedtheme=dark')).toEqual({});
});

test('the script is safe within a page: nothing in it closes the element', () => {
  expect(pageHint).not.toMatch(/<\/|<!--/);
});
