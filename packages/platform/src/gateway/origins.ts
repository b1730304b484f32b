import { apiOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, zoneNames } from '@suite/zones/zones';
import type { Origins } from '../assembly/content-security-policy';

/** The origins that a document's policy allows where it is served. */
export function originsOf(place: Place): Origins {
  const names = zoneNames.filter((name) => existsIn(name, place.environment));
  return { api: apiOrigin(place), apps: [...new Set(names.map((name) => zoneOrigin(place, name)))] };
}
