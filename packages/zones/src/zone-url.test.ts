import { apiOrigin, onespaceOrigin, type Place } from './addresses';
import { hashOf, zoneUrl } from './zone-url';

const local: Place = { environment: 'local', domain: 'localhost', port: 3000 };
const qa: Place = { environment: 'qa', domain: 'suite.localhost', label: 'hub', port: 8443 };
const prod: Place = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 };

test('§2 local development tells zones apart by port', () => {
  expect(zoneUrl(local, 'home')).toBe('http://localhost:3000/home/#/');
  expect(zoneUrl({ ...local, environment: 'localHttps', port: 4000 }, 'login')).toBe('https://localhost:4015/login/#/');
  expect(apiOrigin(local)).toBe('http://localhost:3100');
});

test('§2 deployed environments put a prefixed sub-domain before the path', () => {
  expect(zoneUrl(qa, 'error-redirect')).toBe('https://qa-accounts.suite.localhost:8443/error-redirect/#/');
  expect(zoneUrl({ ...qa, environment: 'staging' }, 'wisp')).toBe('https://stg-security.suite.localhost:8443/wisp/#/');
  expect(zoneUrl(prod, 'chat')).toBe('https://ai.suite.example/chat/#/');
  expect(apiOrigin(prod)).toBe('https://api.suite.example');
});

test('§2 one-space mode serves every zone but four from its base URL', () => {
  const place: Place = { ...qa, onespace: onespaceOrigin(qa) };
  expect(zoneUrl(place, 'home')).toBe('https://qa-onespace.suite.localhost:8443/home/#/');
  for (const name of ['login', 'auth-redirect', 'error-redirect', 'identity-profile'] as const) {
    expect(zoneUrl(place, name)).toContain('https://qa-accounts.');
  }
});

test('a link carries its hash route and encoded parameters', () => {
  expect(zoneUrl(prod, 'iq-clients', '/stalepricing', { client: 'A & B' })).toBe(
    'https://hub.suite.example/iq/clients/#/stalepricing?client=A+%26+B',
  );
  expect(hashOf('/settings')).toBe('#/settings');
});

test('a route that the zone does not have is refused by the compiler', () => {
  // @ts-expect-error iq-clients has no route /nowhere
  expect(zoneUrl(prod, 'iq-clients', '/nowhere')).toBe('https://hub.suite.example/iq/clients/#/nowhere');
});
