import { apiOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import { LOCK_ZONE, type Origins } from '../assembly/content-security-policy';
import { zonesOf } from '../http/place';

/** The origins that a document's policy allows where it is served. */
export function originsOf(place: Place): Origins {
  return {
    api: apiOrigin(place),
    apps: [...new Set(zonesOf(place).map((name) => zoneOrigin(place, name)))],
    lock: zoneOrigin(place, LOCK_ZONE),
  };
}
