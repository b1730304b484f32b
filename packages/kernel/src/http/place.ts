import { detectEnvironment } from '@suite/env/detect-environment';
import { onespaceOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { existsIn, type ZoneName, zoneNames } from '@suite/zones/zones';
import type { MiddlewareHandler } from 'hono';
import { InvalidRequest } from './problem';

/** The environment and domain that a request is addressed to. One-space mode applies where hosts are told apart by name. */
export function placeOf(url: string, onespace: boolean): Place {
  const place = detectEnvironment(new URL(url));
  return onespace && place.label ? { ...place, onespace: onespaceOrigin(place) } : place;
}

export const zonesOf = (place: Place): ZoneName[] => zoneNames.filter((name) => existsIn(name, place.environment));

/** Whether an origin serves a zone of a place. */
export const isZoneOrigin = (place: Place, origin: string): boolean =>
  zonesOf(place).some((name) => zoneOrigin(place, name) === origin);

/** How a platform's addresses are read. */
export interface Addressing {
  onespace: boolean;
  /** Provider domains it answers for where hosts have names; any when absent. */
  domains?: readonly string[] | undefined;
  /** Environments it answers for; all when absent. */
  environments?: readonly EnvironmentName[] | undefined;
}

/** Gives every route its place, and refuses addresses of environments that are not served and of other domains. */
export function withPlace(addressing: Addressing): MiddlewareHandler<{ Variables: { place: Place } }> {
  return async (context, next) => {
    // Without its path: a service may bear the name of a zone (`/internal`), whose port is another.
    const place = servedPlace(new URL('/', context.req.url).href, addressing);
    if (!place) throw new InvalidRequest('No environment of the suite has this address.');
    context.set('place', place);
    await next();
  };
}

/** The place of an address; undefined for an environment that is not served, or another domain. */
export function servedPlace(url: string, { onespace, domains, environments }: Addressing): Place | undefined {
  try {
    const place = placeOf(url, onespace);
    const isForeign = place.label !== undefined && domains && !domains.includes(place.domain);
    const isServed = !environments || environments.includes(place.environment);
    return isServed && !isForeign ? place : undefined;
  } catch {
    return undefined;
  }
}
