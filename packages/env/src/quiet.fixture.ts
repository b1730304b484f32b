import { allConfigKeys, type EnvConfig } from './env-config';
import { createLogger } from './logger';

/** A config whose every key is there, and empty. */
export const emptyConfig = Object.fromEntries(allConfigKeys.map((key) => [key, ''])) as EnvConfig;

/** Tells nobody. */
export const silentLogger = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });
