import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';

export interface SampleRates {
  sessionSampleRate: number;
  telemetrySampleRate: number;
  telemetryConfigurationSampleRate: number;
}

/** In percent; the defaults of §9. */
const rates = [
  ['sessionSampleRate', 'MONITORING_SESSION_SAMPLE_RATE', 'Session Sample Rate', 100],
  ['telemetrySampleRate', 'MONITORING_TELEMETRY_SAMPLE_RATE', 'Telemetry Sample Rate', 20],
  [
    'telemetryConfigurationSampleRate',
    'MONITORING_TELEMETRY_CONFIGURATION_SAMPLE_RATE',
    'Telemetry Configuration Sample Rate',
    5,
  ],
] as const;

/** Returns the rates of the config; undefined when one of them is invalid, which is logged with the message of §5. */
export function sampleRates(config: EnvConfig, logger: Logger): SampleRates | undefined {
  const found: Partial<SampleRates> = {};
  for (const [rate, key, name, standard] of rates) {
    const value = config[key].trim() === '' ? standard : Number(config[key]);
    if (value >= 0 && value <= 100) found[rate] = value;
    else logger.error(`${name} should be a number between 0 and 100`);
  }
  return Object.keys(found).length === rates.length ? (found as SampleRates) : undefined;
}
