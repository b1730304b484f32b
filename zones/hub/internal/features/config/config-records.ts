import { type ConfigKey, configKeys, type EnvConfig, optionalConfigKeys } from '@suite/env/env-config';

export interface ConfigRecord {
  key: ConfigKey;
  value: string;
  /** The package that reads it; `nobody` if none does yet. */
  reader: (typeof configKeys)[keyof typeof configKeys] | 'login' | 'content';
  state: 'set' | 'missing' | 'unused' | 'default';
}

/** Readers of the optional keys that `telemetry` does not read. */
const otherReaders: { [Key in ConfigKey]?: ConfigRecord['reader'] } = { SIGN_IN_PROVIDER: 'login', SITES_DOMAIN: 'content' };

/** Returns the records of all keys. A key without a text counts as missing when something reads it (§8). */
export const configRecords = (config: EnvConfig): ConfigRecord[] => [
  ...(Object.keys(configKeys) as (keyof typeof configKeys)[]).map((key) => {
    const reader = configKeys[key];
    const value = config[key];
    return { key, value, reader, state: stateOf(value, reader) };
  }),
  ...optionalConfigKeys.map(
    (key): ConfigRecord => ({
      key,
      value: config[key],
      reader: otherReaders[key] ?? 'telemetry',
      state: config[key] ? 'set' : 'default',
    }),
  ),
];

function stateOf(value: string, reader: ConfigRecord['reader']): ConfigRecord['state'] {
  if (reader === 'nobody') return 'unused';
  return value ? 'set' : 'missing';
}
