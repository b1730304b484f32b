import { detectEnvironment } from '@suite/env/detect-environment';
import { onespaceOrigin, type Place, zoneOrigin } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneNames } from '@suite/zones/zones';
import type { MiddlewareHandler } from 'hono';
import { InvalidRequest } from './problem';

/** The place a request is addressed to; one-space mode stands where hosts are told apart by name. */
export function placeOf(url: string, onespace: boolean): Place {
  const place = detectEnvironment(new URL(url));
  return onespace && place.label ? { ...place, onespace: onespaceOrigin(place) } : place;
}

export const zonesOf = (place: Place): ZoneName[] => zoneNames.filter((name) => existsIn(name, place.environment));

/** Whether an origin serves a zone of the place. */
export const isZoneOrigin = (place: Place, origin: string): boolean =>
  zonesOf(place).some((name) => zoneOrigin(place, name) === origin);

/** Gives every route its place; an address of no environment is refused. */
export function withPlace(onespace: boolean): MiddlewareHandler<{ Variables: { place: Place } }> {
  return async (context, next) => {
    try {
      context.set('place', placeOf(context.req.url, onespace));
    } catch {
      throw new InvalidRequest('No environment of the suite has this address.');
    }
    await next();
  };
}
