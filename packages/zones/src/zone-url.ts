import { type Place, zoneOrigin } from './addresses';
import { type ZoneName, zones } from './zones';

/** The hash routes of a zone. */
export type RouteOf<Zone extends ZoneName> = (typeof zones)[Zone]['routes'][number];

/** The hash of a route with its parameters: `#/settings?tab=reports`. */
export function hashOf(route: string, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `#${route}${query && `?${query}`}`;
}

/**
 * Address of a zone's route, as seen from a place in the suite (spec §2, design §2). Without a
 * route it is the zone's entry address, `…/home/#/`.
 */
export function zoneUrl<Zone extends ZoneName>(
  place: Place,
  name: Zone,
  route?: RouteOf<Zone>,
  params?: Record<string, string>,
): string {
  return `${zoneOrigin(place, name)}${zones[name].basePath}/${hashOf(route ?? '/', params)}`;
}
