import { redirectAttacks } from '@suite/testing/session-cases/redirect-attacks';
import { expect, test } from '@suite/testing/suite-test';

// Some fifty sign-ins, each in a browser context of its own.
test.setTimeout(360_000);

test('§4 a redirect_uri leads to no address but those of the suite', async ({ browser, suite }) => {
  const home = suite.url('home').replace(/#.*/, '');
  const { protocol, host, hostname, origin } = new URL(home);
  const attacks = [
    'https://evil.example/',
    '//evil.example/home/',
    '/\\evil.example/home/',
    'https:evil.example',
    'javascript:alert(document.domain)',
    'java\tscript:alert(1)',
    'data:text/html,<h1>Sign in</h1>',
    `blob:${home}`,
    `${protocol}//${host}@evil.example/home/`,
    `${protocol}//${host}\\@evil.example/home/`,
    `${protocol}//evil.example\\@${host}/home/`,
    `${protocol}//evil.example#@${host}/home/`,
    `${protocol}//user:secret@${host}/home/`,
    `${protocol}//${hostname}.evil.example/home/`,
    `${protocol}//${hostname}。evil.example/home/`,
    `${protocol}//${hostname}:1/home/`,
    `${origin}/home/../`,
    `${origin}/home/..%2f..%2fevil.example`,
    `${origin}//evil.example/home/`,
    `${origin}/\\evil.example/home/`,
    `${origin}/HOME/`,
    `${home}?redirect_uri=https://evil.example/#//evil.example`,
    `${suite.url('auth-redirect').replace(/#.*/, '')}?redirect_uri=https://evil.example/`,
    `${suite.url('login').replace(/#.*/, '')}?redirect_uri=//evil.example/`,
    `\u200b${home}`,
  ];
  const figures = await redirectAttacks({ browser, suite }, attacks);
  expect(figures.escaped).toEqual([]);
  // The last but three are addresses of the suite; what they carry is not followed.
  expect(figures).toMatchObject({ attacks: 25, refused: 22, signedIn: 28 });
});
