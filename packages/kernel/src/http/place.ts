import { detectEnvironment } from '@suite/env/detect-environment';
import { onespaceOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import type { EnvironmentName } from '@suite/zones/environments';
import { existsIn, type ZoneName, zoneNames } from '@suite/zones/zones';
import type { MiddlewareHandler } from 'hono';
import { InvalidRequest } from './problem';

/**
 * Returns the environment and domain that a request is addressed to. One-space mode applies where the host name selects the
 * environment.
 */
export function placeOf(url: string, onespace: boolean): Place {
  const place = detectEnvironment(new URL(url));
  return onespace && place.label ? { ...place, onespace: onespaceOrigin(place) } : place;
}

export const zonesOf = (place: Place): ZoneName[] => zoneNames.filter((name) => existsIn(name, place.environment));

/** Returns whether an origin serves one of a deployment's zones. */
export const isZoneOrigin = (place: Place, origin: string): boolean =>
  zonesOf(place).some((name) => zoneOrigin(place, name) === origin);

/** How a platform's URLs are interpreted. */
export interface Addressing {
  onespace: boolean;
  /** Provider domains that the platform serves where hosts have names; any when absent. */
  domains?: readonly string[] | undefined;
  /** Environments that the platform serves; all when absent. */
  environments?: readonly EnvironmentName[] | undefined;
}

/** Sets the deployment of every request, and rejects URLs of other domains and of environments that are not served. */
export function withPlace(addressing: Addressing): MiddlewareHandler<{ Variables: { place: Place } }> {
  return async (context, next) => {
    // Without the path, because a service may have the name of a zone (`/internal`), which has another port.
    const place = servedPlace(new URL('/', context.req.url).href, addressing);
    if (!place) throw new InvalidRequest('No environment of the suite has this address.');
    context.set('place', place);
    await next();
  };
}

/** Returns the deployment of a URL; undefined for another domain or an environment that is not served. */
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
