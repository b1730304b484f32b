import { type ConfigKey, configKeys, type EnvConfig, optionalConfigKeys } from './env-config';
import { createLogger } from './logger';

/** A config whose every key is there, and empty. */
export const emptyConfig = Object.fromEntries(
  [...Object.keys(configKeys), ...optionalConfigKeys].map((key) => [key, '']),
) as Record<ConfigKey, string> satisfies EnvConfig;

/** Tells nobody. */
export const silentLogger = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });
