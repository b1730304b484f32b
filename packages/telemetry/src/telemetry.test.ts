import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { environmentNames } from '@suite/zones/environments';
import { createTelemetry, servicesOf } from './telemetry';

const config = { ...emptyConfig, FEATURE_FLAG_KEY: 'f', ANALYTICS_KEY: 'a' };

test('§9 monitoring runs in prod only, analytics in neither local nor localHttps', () => {
  const having = (service: 'flags' | 'analytics' | 'monitoring') =>
    environmentNames.filter((environment) => servicesOf(environment, config)[service]);
  expect(having('monitoring')).toEqual(['prod']);
  expect(having('analytics')).toEqual(['dev', 'qa', 'staging', 'uat', 'prod']);
  expect(having('flags')).toEqual(environmentNames);
});

test('without a key neither flags nor analytics are loaded', () => {
  expect(servicesOf('prod', emptyConfig)).toEqual({ flags: false, analytics: false, monitoring: true });
});

test('§4 tracking outside of prod, or before analytics is ready, only logs a warning', () => {
  const sent: unknown[][] = [];
  const agent = { identify() {}, track: (...event: unknown[]) => void sent.push(event) };
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger = createLogger('warning', { debug() {}, info() {}, warn, error: warn });
  const qa = createTelemetry({ environment: 'qa', logger });
  qa.trackWith(agent);
  qa.track('app opened', { app: 'home', from: 'wisp' });
  const prod = createTelemetry({ environment: 'prod', logger });
  prod.track('palette used', { group: 'Apps' });
  expect([sent, warnings.length]).toEqual([[], 2]);
  prod.trackWith(agent);
  prod.track('palette used', { group: 'Apps' });
  expect([sent, warnings.length]).toEqual([[['palette used', { group: 'Apps' }]], 2]);
});
