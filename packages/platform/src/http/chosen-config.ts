import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Place } from '@suite/zones/addresses';
import { envConfigFor } from './env-config';

/** In the data folder: by the name of an environment, the keys whose values it sets in place of the derived ones. */
export const CHOSEN_CONFIG = 'config.json';

export type ConfigOf = (place: Place) => EnvConfig;

/** The environment config of a place, with what the data folder's file says at the moment of the call. */
export function createConfig(dataFolder: string, logger: Logger): ConfigOf {
  const path = join(dataFolder, CHOSEN_CONFIG);
  return (place) => ({ ...envConfigFor(place), ...chosenIn(path, place, logger) });
}

function chosenIn(path: string, { environment }: Place, logger: Logger): Partial<EnvConfig> {
  try {
    const chosen: unknown = JSON.parse(readFileSync(path, 'utf8'))[environment] ?? {};
    if (isTexts(chosen)) return chosen;
    logger.error(`${path} is left out: every value under "${environment}" has to be a text.`);
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code !== 'ENOENT';
    if (isThere) logger.error(`${path} is left out: correct it to JSON, or remove it.`);
  }
  return {};
}

const isTexts = (chosen: unknown): chosen is Partial<EnvConfig> =>
  typeof chosen === 'object' && chosen !== null && Object.values(chosen).every((value) => typeof value === 'string');
