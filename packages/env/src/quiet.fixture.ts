import { allConfigKeys, type EnvConfig } from './env-config';
import { createLogger } from './logger';

export const emptyConfig = Object.fromEntries(allConfigKeys.map((key) => [key, ''])) as EnvConfig;

export const silentLogger = createLogger('error', { debug() {}, info() {}, warn() {}, error() {} });
