import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Deployment } from '@suite/zones/addresses';
import { envConfigFor } from './env-config';

/** A file in the data folder that maps an environment's name to the keys whose derived values it overrides. */
export const CHOSEN_CONFIG = 'config.json';

export type ConfigOf = (deployment: Deployment) => EnvConfig;

/**
 * Returns the environment config of a host context, with the current overrides of the data folder's file, which is read when it
 * has changed. `settings` are values from the settings of the process.
 */
export function createConfig(dataFolder: string, logger: Logger, settings: Partial<EnvConfig> = {}): ConfigOf {
  const path = join(dataFolder, CHOSEN_CONFIG);
  let print = '';
  let chosen: Chosen = new Map();
  return (deployment) => {
    const now = printOf(path);
    if (now !== print) chosen = now ? readChosen(path, logger) : new Map();
    print = now;
    return { ...envConfigFor(deployment), ...settings, ...chosen.get(deployment.environment) };
  };
}

/** Overrides by the name of the environment. */
type Chosen = Map<string, Partial<EnvConfig>>;

/** Returns a fingerprint that changes with the file; empty when the file doesn't exist. */
function printOf(path: string): string {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file ? `${file.ino} ${file.size} ${file.mtimeNs}` : '';
}

function readChosen(path: string, logger: Logger): Chosen {
  const chosen: Chosen = new Map();
  try {
    for (const [environment, texts] of Object.entries(JSON.parse(readFileSync(path, 'utf8')))) {
      if (isTexts(texts)) chosen.set(environment, texts);
      else logger.error(`${path} is left out: every value under "${environment}" has to be a text.`);
    }
  } catch {
    logger.error(`${path} is left out: correct it to JSON, or remove it.`);
  }
  return chosen;
}

const isTexts = (chosen: unknown): chosen is Partial<EnvConfig> =>
  typeof chosen === 'object' && chosen !== null && Object.values(chosen).every((value) => typeof value === 'string');
