import { SuiteError } from '@suite/contract/errors';
import { allConfigKeys, CONFIG_PATH, configKeys, type EnvConfig } from './env-config';
import type { Logger } from './logger';

interface Options {
  logger: Logger;
  fetch?: typeof globalThis.fetch;
  /** Address of the page; the file stands beside it. */
  base: string;
}

/**
 * Loads the environment config (§7, §8). A missing key is logged and becomes empty text.
 * @throws SuiteError `config_load_failed` on a non-OK status or no answer, `config_invalid` when it is not a JSON object.
 */
export async function loadConfig({ logger, base, fetch = globalThis.fetch }: Options): Promise<EnvConfig> {
  const response = await fetch(new URL(CONFIG_PATH, base), { cache: 'no-cache' }).catch((cause: unknown) => {
    logger.error('Failed to load config', cause);
    throw new SuiteError('config_load_failed', 'Failed to load config', { cause });
  });
  if (!response.ok) {
    logger.error('Failed to load config', response.status);
    throw new SuiteError('config_load_failed', `Failed to load config: ${response.status}`, { status: response.status });
  }
  const values = await response.json().catch(() => undefined);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    logger.error('The config file has invalid JSON.');
    throw new SuiteError('config_invalid', 'The config file has invalid JSON.');
  }
  return complete(values as Record<string, unknown>, logger);
}

function complete(values: Record<string, unknown>, logger: Logger): EnvConfig {
  for (const key of Object.keys(configKeys)) {
    if (typeof values[key] !== 'string') logger.error(`${key} is not defined`);
  }
  const entries = allConfigKeys.map((key) => [key, typeof values[key] === 'string' ? values[key] : '']);
  return Object.fromEntries(entries) as EnvConfig;
}
