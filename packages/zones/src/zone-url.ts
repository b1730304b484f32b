import { type Place, zoneOrigin } from './addresses';
import { type ZoneName, zones } from './zones';

/** The hash routes of a zone. */
export type RouteOf<Zone extends ZoneName> = (typeof zones)[Zone]['routes'][number];

/** Names of the parameters that a route reads, as the zone table has them. */
export type ParamOf<Zone extends ZoneName, Route extends RouteOf<Zone>> = (typeof zones)[Zone] extends { params: infer Named }
  ? Route extends keyof Named
    ? Named[Route][keyof Named[Route] & number] & string
    : never
  : never;

/** An object without parameters needs its own type: `{}` would take any. */
type ParamsOf<Zone extends ZoneName, Route extends RouteOf<Zone>> = [ParamOf<Zone, Route>] extends [never]
  ? Record<string, never>
  : Record<ParamOf<Zone, Route>, string>;

function written(route: string, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `#${route}${query && `?${query}`}`;
}

/** The hash of a zone's own route with its parameters: `#/reset-password?token=…`. */
export const hashOf = <Zone extends ZoneName, Route extends RouteOf<Zone>>(
  _zone: Zone,
  route: Route,
  params?: ParamsOf<Zone, Route>,
): string => written(route, params);

/**
 * Address of a zone's route, as seen from a place in the suite (§2, decision 002). Without a
 * route it is the zone's entry address, `…/home/#/`.
 */
export function zoneUrl<Zone extends ZoneName, Route extends RouteOf<Zone>>(
  place: Place,
  name: Zone,
  route?: Route,
  params?: ParamsOf<Zone, Route>,
): string {
  return `${zoneOrigin(place, name)}${zones[name].basePath}/${written(route ?? '/', params)}`;
}

/** The zone that is home: core home in one-space mode (§2). */
export const homeZone = ({ onespace }: Place): ZoneName => (onespace ? 'core-home' : 'home');
