/** @jest-environment node */
import { type Deployment, onespaceOrigin } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import fc from 'fast-check';
import { waysOnFrom } from './ways-on';

const deployment: Deployment = { environment: 'qa', domain: 'suite.localhost', label: 'accounts', port: 8443 };
const ways = (cookie: string, at = deployment, loginUrl = '') =>
  waysOnFrom({ deployment: at, browser: { readCookie: () => cookie }, loginUrl });

test('§4 Try again returns to exactly the stored page', () => {
  const page = 'https://qa-hub.suite.localhost:8443/iq/clients/?a=1#/stalepricing?client=A';
  expect(ways(page).previous).toBe(page);
});

test('Try again never leaves the zones of this environment', () => {
  const prod: Deployment = { ...deployment, environment: 'prod' };
  for (const address of [
    zoneUrl(prod, 'home'),
    zoneUrl(deployment, 'error-redirect'),
    'https://evil.example/home/',
    '/home/',
    '',
  ]) {
    expect(ways(address).previous).toBeUndefined();
  }
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (address) => {
        expect(ways(address).previous).toBeUndefined();
      },
    ),
    { numRuns: 1_000 },
  );
});

test('in one-space mode the pages are on the one-space host', () => {
  const onespace: Deployment = { ...deployment, onespace: onespaceOrigin(deployment) };
  expect(ways(zoneUrl(onespace, 'home'), onespace).previous).toBe('https://qa-onespace.suite.localhost:8443/home/#/');
  expect(ways(zoneUrl(deployment, 'home'), onespace).previous).toBeUndefined();
});

test('Sign in follows the config, or the zone table without a config', () => {
  expect(ways('', deployment, 'https://login.firm.example/').signIn).toBe('https://login.firm.example/');
  expect(ways('').signIn).toBe('https://qa-accounts.suite.localhost:8443/login/#/');
  expect(ways('', deployment, 'javascript:alert(1)').signIn).toBe('https://qa-accounts.suite.localhost:8443/login/#/');
});
