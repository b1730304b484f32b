import { cookieName } from '@suite/contract/cookies';
import type { EnvironmentName } from '@suite/zones/environments';
import { sessionHint } from './session-hint';

const addresses: [EnvironmentName, string][] = [
  ['local', 'http://localhost:3000/home/'],
  ['localHttps', 'https://localhost:3000/home/'],
  ['dev', 'https://dev-hub.suite.example/home/'],
  ['qa', 'https://qa-hub.suite.example:8443/home/'],
  ['staging', 'https://stg-hub.suite.example/home/'],
  ['uat', 'https://uat-hub.suite.example/home/'],
  ['prod', 'https://hub.suite.example/home/'],
];

/** Runs the script as an address of its own would. */
function isShown(href: string, cookie: string): boolean {
  const document = { cookie, documentElement: { dataset: {} as Record<string, string> } };
  new Function('location', 'document', sessionHint)({ href }, document);
  return 'session' in document.documentElement.dataset;
}

describe.each(addresses)('design §9: in %s the header shows', (environment, href) => {
  test('with a session of this environment', () => {
    expect(isShown(href, `a=b; ${cookieName(environment, 'refresh_token')}=x`)).toBe(true);
  });

  test('and with no other', () => {
    const others = addresses.filter(([name]) => name !== environment).map(([name]) => `${cookieName(name, 'refresh_token')}=x`);
    expect(isShown(href, others.join('; '))).toBe(false);
    expect(isShown(href, '')).toBe(false);
  });
});

test('the script can stand in a page: nothing in it ends the element', () => {
  expect(sessionHint).not.toMatch(/<\/|<!--/);
});
