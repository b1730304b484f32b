import { type Place, zoneOrigin } from './addresses';
import { existsIn, type ZoneName, zoneOfPath, zones } from './zones';

/**
 * The zone that an address opens, as seen from a place in the suite. Undefined for every address that
 * is not of one of the suite's own zones in the same environment, so that one from a query or a cookie
 * is safe to follow when it names a zone (decision 004: "zone addresses only").
 */
export function zoneOfAddress(place: Place, address: string): ZoneName | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const name = zoneOfPath(url.pathname);
  if (!name || !existsIn(name, place.environment)) return undefined;
  return url.origin === zoneOrigin(place, name) ? name : undefined;
}

/** Zones that only lead elsewhere: going on to one of them would be a loop. */
const onTheWay: readonly ZoneName[] = ['login', 'auth-redirect', 'error-redirect'];

/**
 * The entry address of the zone that an address opens, with the query and the hash of this one: any path below
 * the entry is a 404, and may be made to look like another.
 */
export function entryOfAddress(place: Place, address: string): string | undefined {
  const name = zoneOfAddress(place, address);
  if (!name) return undefined;
  const url = new URL(address);
  url.pathname = `${zones[name].basePath}/`;
  return url.href;
}

/** The entry address when it opens a zone that a person can stay in. */
export function destinationOf(place: Place, address: string): string | undefined {
  const name = zoneOfAddress(place, address);
  return name && !onTheWay.includes(name) ? entryOfAddress(place, address) : undefined;
}
