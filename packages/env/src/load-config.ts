import { SuiteError } from '@suite/contract/errors';
import { allConfigKeys, CONFIG_PATH, configKeys, type EnvConfig } from './env-config';
import type { Logger } from './logger';

/** How long a cached config may be used before it must be requested again, in milliseconds. */
const FRESH = 60 * 60 * 1_000;

interface Options {
  logger: Logger;
  fetch?: typeof globalThis.fetch;
  /** The browser's storage for the page's origin; nothing is cached if absent. */
  memory?: { recall(key: string): string; keep(key: string, value: string): void };
  now?: () => number;
  /** Address of the page, which the config is resolved against. */
  base: string;
}

/**
 * Loads the environment config (§7, §8). A missing key is logged and becomes empty text. A config that this browser cached less
 * than an hour ago is used at once and refreshed for the next page (decision 035).
 * @throws SuiteError `config_load_failed` on a non-OK status or no response, `config_invalid` when it is not a JSON object.
 */
export async function loadConfig(options: Options): Promise<EnvConfig> {
  const { logger, base, memory, now = Date.now } = options;
  const url = new URL(CONFIG_PATH, base).href;
  const key = `suite.config ${url}`;
  const load = async () => {
    const values = await readConfig({ ...options, url });
    memory?.keep(key, JSON.stringify({ at: now(), values }));
    return values;
  };
  const stored = storedConfig(memory?.recall(key), now());
  if (!stored) return complete(await load(), logger);
  // If the refresh fails, the next load after the hour fails too and reports it.
  load().catch(() => undefined);
  return complete(stored, logger);
}

type Values = Record<string, unknown>;

function storedConfig(text: string | undefined, now: number): Values | undefined {
  try {
    const { at, values } = JSON.parse(text || 'null');
    return now >= at && now - at < FRESH && isObject(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (values: unknown): values is Values => typeof values === 'object' && values !== null && !Array.isArray(values);

async function readConfig({ logger, url, fetch = globalThis.fetch }: Options & { url: string }): Promise<Values> {
  const response = await fetch(url, { cache: 'no-cache' }).catch((cause: unknown) => {
    logger.error('Failed to load config', cause);
    throw new SuiteError('config_load_failed', 'Failed to load config', { cause });
  });
  if (!response.ok) {
    logger.error('Failed to load config', response.status);
    throw new SuiteError('config_load_failed', `Failed to load config: ${response.status}`, { status: response.status });
  }
  const values = await response.json().catch(() => undefined);
  if (!isObject(values)) {
    logger.error('The config file has invalid JSON.');
    throw new SuiteError('config_invalid', 'The config file has invalid JSON.');
  }
  return values;
}

function complete(values: Values, logger: Logger): EnvConfig {
  for (const key of Object.keys(configKeys)) {
    if (typeof values[key] !== 'string') logger.error(`${key} is not defined`);
  }
  const entries = allConfigKeys.map((key) => [key, typeof values[key] === 'string' ? values[key] : '']);
  return Object.fromEntries(entries) as EnvConfig;
}
