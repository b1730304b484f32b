import { SuiteError } from '@suite/contract/errors';
import { apiOrigin } from '@suite/zones/addresses';
import { environmentNames } from '@suite/zones/environments';
import { zoneUrl } from '@suite/zones/zone-url';
import { zoneNames } from '@suite/zones/zones';
import fc from 'fast-check';
import { detectEnvironment, knownEnvironment } from './detect-environment';

const detect = (address: string) => detectEnvironment(new URL(address));

test.each([
  ['http://localhost:3000/home/', 'local'],
  ['https://localhost:3015/login/', 'localHttps'],
  ['https://dev-hub.suite.example/home/', 'dev'],
  ['https://qa-hub.suite.localhost:8443/home/', 'qa'],
  ['https://stg-accounts.suite.example/login/', 'staging'],
  ['https://uat-security.suite.example/wisp/', 'uat'],
  ['https://hub.suite.example/home/', 'prod'],
])('§2 %s belongs to %s', (address, environment) => {
  expect(detect(address).environment).toBe(environment);
});

test.each([
  'http://hub.suite.example/home/',
  'https://192.168.0.1/home/',
  'https://[::1]/home/',
  'https://hub/home/',
  'https://test-hub.suite.example/home/',
  'https://nowhere.suite.example/home/',
  'ftp://localhost/home/',
])('§2 %s belongs to no environment, and the error names the function', (address) => {
  expect(() => detect(address)).toThrow(
    expect.objectContaining({ code: 'unknown_environment', message: expect.stringContaining('detectEnvironment') }),
  );
});

test('a local page derives the base port from its own port and row', () => {
  expect(detect('http://localhost:4015/login/').port).toBe(4000);
  expect(detect('http://localhost:4100/identity/v1/users/1').port).toBe(4000);
});

test('§2 every zone address is detected as the environment it was made for', () => {
  const anyDeployment = fc.record({
    environment: fc.constantFrom(...environmentNames),
    port: fc.integer({ min: 1024, max: 60_000 }),
    zone: fc.constantFrom(...zoneNames),
    domain: fc.constantFrom('suite.example', 'suite.localhost', 'dev-apps.example.co'),
  });
  fc.assert(
    fc.property(anyDeployment, ({ environment, port, zone, domain }) => {
      const deployed = environment !== 'local' && environment !== 'localHttps';
      const deployment = deployed ? { environment, port, domain, label: 'hub' } : { environment, port, domain: 'localhost' };
      const found = detect(zoneUrl(deployment, zone));
      expect({ environment: found.environment, port: found.port, domain: found.domain }).toEqual({
        environment,
        port,
        domain: deployment.domain,
      });
      expect(apiOrigin(found)).toBe(apiOrigin(deployment));
    }),
  );
});

test('§5 an unknown name is an error that names the caller', () => {
  expect(() => knownEnvironment('production', 'readSetting')).toThrow(SuiteError);
  expect(() => knownEnvironment('production', 'readSetting')).toThrow(/^readSetting: "production"/);
});
