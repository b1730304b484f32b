import { DISCOVERY, down, onePage } from './memory-suite.fixture';
import { authorizationEndpoint, returnAddress } from './sign-in-address';

const back = (address: string) => returnAddress(new URL(address));

test.each([
  ['§4 its auth_code taken off', '/home/?tab=1&auth_code=abc#/dashboard', '/home/?tab=1#/dashboard'],
  ['§2 its hash inserted when there is none', '/home/', '/home/#/'],
  ['§2 its hash inserted when it is empty', '/home/#', '/home/#/'],
  ['the entry address of its zone', '/home/nowhere/at/all/?tab=1', '/home/?tab=1#/'],
  ['a zone’s address of two parts', '/iq/clients/x/', '/iq/clients/#/'],
  ['as it is where no zone is', '/nowhere/', '/nowhere/#/'],
])('a sign-in returns to %s', (_, here, expected) => {
  expect(back(`https://hub.suite.example${here}`)).toBe(`https://hub.suite.example${expected}`);
});

test('the address passed in is not changed', () => {
  const here = new URL('https://hub.suite.example/home/?auth_code=abc');
  returnAddress(here);
  expect(here.href).toBe('https://hub.suite.example/home/?auth_code=abc');
});

test('§4 the authorization endpoint comes from the openid configuration, and a failure shows no toast', async () => {
  const { client, routes, raised } = onePage(undefined);
  expect((await authorizationEndpoint(client)).href).toBe('https://api.suite.example/identity/v1/oauth2/authorize');
  routes[DISCOVERY] = down;
  await expect(authorizationEndpoint(client)).rejects.toMatchObject({ code: 'network' });
  expect(raised).toEqual([]);
});
