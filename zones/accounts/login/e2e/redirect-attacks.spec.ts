import { redirectAttacks } from '@suite/testing/session-cases/redirect-attacks';
import { expect, test } from '@suite/testing/suite-test';

// One of each kind, about thirty sign-ins: the identity service's own tests try all combinations.
test.setTimeout(240_000);

test('§4 a redirect_uri only leads to addresses of the suite', async ({ browser, suite }) => {
  const home = suite.url('home').replace(/#.*/, '');
  const { protocol, host, hostname, origin } = new URL(home);
  const foreign = [
    'https://evil.example/',
    '//evil.example/home/',
    '/\\evil.example/home/',
    'javascript:alert(document.domain)',
    'data:text/html,<h1>Sign in</h1>',
    `${protocol}//${host}@evil.example/home/`,
    `${protocol}//evil.example\\@${host}/home/`,
    `${protocol}//${hostname}.evil.example/home/`,
    `${protocol}//${hostname}。evil.example/home/`,
    `${protocol}//${hostname}:1/home/`,
    `${origin}/home/..%2f..%2fevil.example`,
    `${origin}/HOME/`,
    `\u200b${home}`,
  ];
  // Addresses of the suite, whose queries are not followed.
  const own = [
    `${home}?redirect_uri=https://evil.example/#//evil.example`,
    `${suite.url('auth-redirect').replace(/#.*/, '')}?redirect_uri=https://evil.example/`,
    `${suite.url('login').replace(/#.*/, '')}?redirect_uri=//evil.example/`,
  ];
  const metrics = await redirectAttacks({ browser, suite }, [...foreign, ...own]);
  expect(metrics.escaped).toEqual([]);
  // An address that the authorization endpoint rejects leads to a plain sign-in.
  expect(metrics).toMatchObject({ refused: foreign.length, signedIn: foreign.length + 2 * own.length });
});
