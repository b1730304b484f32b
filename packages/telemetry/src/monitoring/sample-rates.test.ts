import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { sampleRates } from './sample-rates';

function ratesOf(config: Partial<typeof emptyConfig>) {
  const errors: string[] = [];
  const error = (message: string) => errors.push(message);
  const logger = createLogger('error', { debug() {}, info() {}, warn() {}, error });
  return { rates: sampleRates({ ...emptyConfig, ...config }, logger), errors };
}

test('§9 sessions 100, telemetry 20, configuration 5 unless the config says otherwise', () => {
  const standard = { sessionSampleRate: 100, telemetrySampleRate: 20, telemetryConfigurationSampleRate: 5 };
  expect(ratesOf({})).toEqual({ rates: standard, errors: [] });
  expect(ratesOf({ MONITORING_SESSION_SAMPLE_RATE: '0', MONITORING_TELEMETRY_SAMPLE_RATE: '12.5' })).toEqual({
    rates: { ...standard, sessionSampleRate: 0, telemetrySampleRate: 12.5 },
    errors: [],
  });
});

test.each([
  ['MONITORING_SESSION_SAMPLE_RATE', 'Session Sample Rate should be a number between 0 and 100'],
  ['MONITORING_TELEMETRY_SAMPLE_RATE', 'Telemetry Sample Rate should be a number between 0 and 100'],
  ['MONITORING_TELEMETRY_CONFIGURATION_SAMPLE_RATE', 'Telemetry Configuration Sample Rate should be a number between 0 and 100'],
] as const)('§5 %s is logged when it is not a number from 0 to 100', (key, message) => {
  for (const value of ['-1', '100.1', 'all', 'NaN', '1e999']) {
    expect(ratesOf({ [key]: value })).toEqual({ rates: undefined, errors: [message] });
  }
});
