/** @jest-environment node */
import type { Deployment } from '@suite/zones/addresses';
import { afterSignIn, readSignInRequest, titleOfTarget } from './sign-in-request';

const deployment: Deployment = { environment: 'prod', domain: 'suite.example', label: 'accounts', port: 0 };
const page = (query: string) => new URL(`https://accounts.suite.example/login/${query}#/`);

test('the return address is read from the query, including its own query and hash', () => {
  const back = 'https://hub.suite.example/iq/clients/?a=1&b=2#/stalepricing?client=A';
  expect(readSignInRequest(page(`?redirect_uri=${encodeURIComponent(back)}`))).toMatchObject({
    redirectUri: back,
    isRefused: false,
  });
  expect(readSignInRequest(page(''))).toMatchObject({ redirectUri: undefined, isRefused: false });
});

test('an address that the identity service rejected is not requested again', () => {
  const request = readSignInRequest(page('?error=redirect_uri_not_allowed&redirect_uri=https%3A%2F%2Fevil.example'));
  expect(request).toMatchObject({ redirectUri: undefined, isRefused: true });
});

test('the target of the sign-in is named only for zones of this deployment', () => {
  expect(titleOfTarget(deployment, 'https://hub.suite.example/home/#/dashboard')).toBe('Overview');
  expect(titleOfTarget(deployment, 'https://hub.suite.example/offer/public/#/')).toBe('Offer');
  expect(titleOfTarget(deployment, 'https://accounts.suite.example/auth-redirect/#/')).toBeUndefined();
  expect(titleOfTarget(deployment, 'https://hub.suite.example.evil.example/home/')).toBeUndefined();
  expect(titleOfTarget(deployment, undefined)).toBeUndefined();
});

test('a sign-in leads to the requested zone, and to home for every other address', () => {
  const home = 'https://hub.suite.example/home/#/';
  const clients = 'https://hub.suite.example/iq/clients/?a=1#/stalepricing';
  const through = `https://accounts.suite.example/auth-redirect/?redirect_uri=${encodeURIComponent(clients)}#/`;
  expect(afterSignIn(deployment, clients)).toBe(clients);
  expect(afterSignIn(deployment, through)).toBe(through);
  const elsewhere = [
    'https://hub.suite.example.evil.example/home/',
    'https://qa-hub.suite.example/home/',
    'javascript:alert(1)',
    '',
  ];
  const circles = ['https://accounts.suite.example/login/#/', 'https://accounts.suite.example/error-redirect/#/'];
  for (const address of [...elsewhere, ...circles, undefined]) expect(afterSignIn(deployment, address)).toBe(home);
});
