// @ts-check

import { zoneNames } from '@suite/zones/zones';
// @boundaries-ignore Loaded before packages are installed.
import { Failure } from '../../kernel/src/errors/failure.js';

/**
 * Returns the zones named on the command line.
 * @param {readonly string[]} given
 * @throws Failure when a name is not a zone, or no zone is named
 */
export function namedZones(given) {
  if (!given.length) throw new Failure('Say which zones to work on, as in: npm run dev -- home iq-dashboard');
  return given.map((text) => {
    const found = zoneNames.find((name) => name === text);
    if (found) return found;
    throw new Failure(`There is no zone "${text}". The zones are: ${zoneNames.join(', ')}`);
  });
}
