import { apiOrigin, type Deployment, onespaceOrigin } from './addresses';
import { hashOf, zoneUrl } from './zone-url';

const local: Deployment = { environment: 'local', domain: 'localhost', port: 3000 };
const qa: Deployment = { environment: 'qa', domain: 'suite.localhost', label: 'hub', port: 8443 };
const prod: Deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };

test('§2 in local development zones differ by port', () => {
  expect(zoneUrl(local, 'home')).toBe('http://localhost:3000/home/#/');
  expect(zoneUrl({ ...local, environment: 'localHttps', port: 4000 }, 'login')).toBe('https://localhost:4015/login/#/');
  expect(apiOrigin(local)).toBe('http://localhost:3100');
});

test('§2 deployed environments have a prefixed sub-domain before the path', () => {
  expect(zoneUrl(qa, 'error-redirect')).toBe('https://qa-accounts.suite.localhost:8443/error-redirect/#/');
  expect(zoneUrl({ ...qa, environment: 'staging' }, 'wisp')).toBe('https://stg-security.suite.localhost:8443/wisp/#/');
  expect(zoneUrl(prod, 'chat')).toBe('https://ai.suite.example/chat/#/');
  expect(apiOrigin(prod)).toBe('https://api.suite.example');
});

test('§2 one-space mode serves every zone but four from its base URL', () => {
  const deployment: Deployment = { ...qa, onespace: onespaceOrigin(qa) };
  expect(zoneUrl(deployment, 'home')).toBe('https://qa-onespace.suite.localhost:8443/home/#/');
  for (const name of ['login', 'auth-redirect', 'error-redirect', 'identity-profile'] as const) {
    expect(zoneUrl(deployment, name)).toContain('https://qa-accounts.');
  }
});

test('a link contains its hash route and encoded parameters', () => {
  expect(zoneUrl(prod, 'login', '/reset-password', { token: 'A & B' })).toBe(
    'https://accounts.suite.example/login/#/reset-password?token=A+%26+B',
  );
  expect(hashOf('profile', '/settings')).toBe('#/settings');
});

test('a link chooses what a route shows; views without a value are left out', () => {
  expect(hashOf('iq-clients', '/', { badge: 'late-payer', asOf: '' })).toBe('#/?badge=late-payer');
  expect(hashOf('iq-clients', '/client', { id: 'A', asOf: undefined })).toBe('#/client?id=A');
  expect(hashOf('iq-clients', '/', { asOf: '' })).toBe('#/');
});

describe('the compiler rejects', () => {
  test('a route that the zone does not have', () => {
    // @ts-expect-error iq-clients has no route /nowhere
    expect(zoneUrl(prod, 'iq-clients', '/nowhere')).toBe('https://hub.suite.example/iq/clients/#/nowhere');
    // @ts-expect-error home has no route /stalepricing, which iq-clients has
    expect(hashOf('home', '/stalepricing')).toBe('#/stalepricing');
  });

  test('a parameter or view that the route does not read', () => {
    // @ts-expect-error /stalepricing of iq-clients does not read client
    expect(zoneUrl(prod, 'iq-clients', '/stalepricing', { client: 'A' })).toContain('client=A');
    // @ts-expect-error the view of /stalepricing is freshness
    expect(hashOf('iq-clients', '/stalepricing', { fresh: 'stale' })).toContain('fresh=stale');
    // @ts-expect-error freshness is a view of /stalepricing, not of /
    expect(hashOf('iq-clients', '/', { freshness: 'stale' })).toContain('freshness=stale');
    // @ts-expect-error profile has no views
    expect(zoneUrl(prod, 'profile', '/settings', { tab: 'reports' })).toContain('tab=reports');
    // @ts-expect-error /forgot-password of login does not read what /reset-password reads
    expect(hashOf('login', '/forgot-password', { token: 'A' })).toContain('token=A');
    // @ts-expect-error the parameter of /reset-password is token
    expect(hashOf('login', '/reset-password', { code: 'A' })).toContain('code=A');
    // @ts-expect-error a parameter is text
    expect(zoneUrl(prod, 'error-redirect', '/', { reason: 1 })).toContain('reason=1');
  });

  test('a link without a parameter that its route needs', () => {
    // @ts-expect-error /client needs an id
    expect(zoneUrl(prod, 'iq-clients', '/client')).toContain('#/client');
    // @ts-expect-error /client needs an id beside its views
    expect(hashOf('iq-clients', '/client', { asOf: '2026-03-31' })).toContain('asOf=');
    // @ts-expect-error an invitation needs its token
    expect(zoneUrl(prod, 'invite')).toContain('/invite/public/');
    const route = '/client' as '/client' | '/stalepricing';
    // @ts-expect-error the route may be /client
    expect(hashOf('iq-clients', route)).toBe('#/client');
  });
});
