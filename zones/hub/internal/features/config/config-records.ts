import { type ConfigKey, configKeys, type EnvConfig } from '@suite/env/env-config';

export interface ConfigRecord {
  key: ConfigKey;
  value: string;
  /** The package that reads it; `nobody` does yet. */
  reader: (typeof configKeys)[ConfigKey];
  state: 'set' | 'missing' | 'unused';
}

/** A key without a text counts as missing when something reads it (spec §8). */
export const configRecords = (config: EnvConfig): ConfigRecord[] =>
  (Object.keys(configKeys) as ConfigKey[]).map((key) => {
    const reader = configKeys[key];
    const value = config[key];
    return { key, value, reader, state: stateOf(value, reader) };
  });

function stateOf(value: string, reader: ConfigRecord['reader']): ConfigRecord['state'] {
  if (reader === 'nobody') return 'unused';
  return value ? 'set' : 'missing';
}
