import fc from 'fast-check';
import { type Deployment, onespaceOrigin, zoneOrigin } from './addresses';
import { destinationOf, zoneOfAddress } from './zone-at-address';
import { zoneUrl } from './zone-url';
import { existsIn, zoneNames } from './zones';

const local: Deployment = { environment: 'local', domain: 'localhost', port: 3000 };
const localHttps: Deployment = { environment: 'localHttps', domain: 'localhost', port: 4000 };
const qa: Deployment = { environment: 'qa', domain: 'suite.localhost', label: 'accounts', port: 8443 };
const prod: Deployment = { environment: 'prod', domain: 'suite.example', label: 'accounts', port: 0 };
const onespace: Deployment = { ...qa, onespace: onespaceOrigin(qa) };
const deployments = [local, localHttps, qa, prod, onespace];

const aDeployment = fc.constantFrom(...deployments);
const aZone = fc.constantFrom(...zoneNames);

test('every address that zoneUrl returns is recognized as its zone', () => {
  fc.assert(
    fc.property(aDeployment, aZone, fc.webQueryParameters(), fc.webFragments(), (deployment, name, query, hash) => {
      const url = new URL(zoneUrl(deployment, name));
      url.search = query;
      url.hash = hash;
      expect(zoneOfAddress(deployment, url.href)).toBe(existsIn(name, deployment.environment) ? name : undefined);
    }),
  );
});

test('an address of another environment or another provider belongs to no zone here', () => {
  for (const deployment of deployments) {
    for (const other of deployments) {
      if (deployment !== other && deployment.domain !== other.domain)
        expect(zoneOfAddress(deployment, zoneUrl(other, 'home'))).toBeUndefined();
    }
  }
  expect(zoneOfAddress(prod, zoneUrl({ ...prod, environment: 'qa' }, 'home'))).toBeUndefined();
  expect(zoneOfAddress(local, zoneUrl(localHttps, 'home'))).toBeUndefined();
});

test('for anything added around a zone, an accepted address stays on its origin', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('//', '\\', '@', ':', '.', '#', '?', '%2e%2e', '\t', 'javascript:', 'data:', 'https://evil.example', 'xn--'),
  );
  fc.assert(
    fc.property(aDeployment, aZone, piece, piece, piece, (deployment, name, before, between, after) => {
      const [origin, path] = [zoneOrigin(deployment, name), new URL(zoneUrl(deployment, name)).pathname];
      const address = `${before}${origin}${between}${path}${after}`;
      const found = destinationOf(deployment, address);
      if (!found) return;
      const opened = zoneOfAddress(deployment, found);
      expect(opened).toBeDefined();
      if (opened) expect(new URL(address).origin).toBe(zoneOrigin(deployment, opened));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'https://hub.suite.example.evil.example/home/',
  'https://evil.example/home/',
  'https://hub.suite.example@evil.example/home/',
  'https://someone@hub.suite.example/home/',
  'https://hub.suite.example:444/home/',
  'http://hub.suite.example/home/',
  '//hub.suite.example/home/',
  '/home/',
  'javascript:alert(1)//home/',
  'https://accounts.suite.example/home/',
  'https://hub.suite.example/nowhere/',
  'https://hub.suite.example/internal/',
  '',
])('%s is rejected', (address) => {
  expect(zoneOfAddress(prod, address)).toBeUndefined();
});

test('the zones of the sign-in itself are not valid destinations', () => {
  for (const name of ['login', 'auth-redirect', 'error-redirect'] as const) {
    expect(zoneOfAddress(prod, zoneUrl(prod, name))).toBe(name);
    expect(destinationOf(prod, zoneUrl(prod, name))).toBeUndefined();
  }
  const entry = 'https://hub.suite.example/home/?a=1#/x';
  expect(destinationOf(prod, 'https://hub.suite.example/home?a=1#/x')).toBe(entry);
  expect(destinationOf(prod, 'https://hub.suite.example/home/..%2f..%2fevil.example?a=1#/x')).toBe(entry);
});
