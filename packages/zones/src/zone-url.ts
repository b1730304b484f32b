import { type Deployment, zoneOrigin } from './addresses';
import type { pages } from './pages';
import { type ZoneName, zones } from './zones';

type Pages = typeof pages;

export type RouteOf<Zone extends ZoneName> = { [Name in Zone]: keyof Pages[Name] & string }[Zone];

/** The list of a page's row, such as its `params`. */
type NamesIn<Row, List extends string> = Row extends { readonly [Name in List]: readonly (infer Param extends string)[] }
  ? Param
  : never;

type RowOf<Zone extends ZoneName, Route> = Route extends keyof Pages[Zone] ? Pages[Zone][Route] : never;

/** Parameters that a link to the route must have. */
type RequiredOf<Zone extends ZoneName, Route> = NamesIn<RowOf<Zone, Route>, 'params'>;

/** Parameters that a link to the route may have. */
type OptionalOf<Zone extends ZoneName, Route> = NamesIn<RowOf<Zone, Route>, 'optional'>;

/** Names of all parameters that a route reads. */
export type ParamOf<Zone extends ZoneName, Route extends RouteOf<Zone>> = RequiredOf<Zone, Route> | OptionalOf<Zone, Route>;

/** The query of a link to a route, as in `pages.js`; a route without parameters has none. */
type QueryOf<Zone extends ZoneName, Route extends RouteOf<Zone>> = [ParamOf<Zone, Route>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<RequiredOf<Zone, Route>, string>> & { readonly [Name in OptionalOf<Zone, Route>]?: string | undefined };

/** The query is optional unless the route requires a parameter. */
type QueryArgument<Zone extends ZoneName, Route extends RouteOf<Zone>> = [RequiredOf<Zone, Route>] extends [never]
  ? [query?: QueryOf<Zone, Route>]
  : [query: QueryOf<Zone, Route>];

/** Returns the hash of a route and a query, neither checked against the zone table; empty values are left out. */
export function writeHash(route: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(set).toString();
  return `#${route}${text && `?${text}`}`;
}

/** Returns the hash of a zone's own route with its query: `#/reset-password?token=…`. */
export const hashOf = <Zone extends ZoneName, Route extends RouteOf<Zone>>(
  _zone: Zone,
  route: Route,
  ...[query]: QueryArgument<Zone, Route>
): string => writeHash(route, query);

/**
 * Returns the address of a zone's route, as seen from a deployment of the suite (§2, decision 002). Without a route it is the
 * zone's entry address, `…/home/#/`.
 */
export function zoneUrl<Zone extends ZoneName, Route extends RouteOf<Zone> = RouteOf<Zone> & '/'>(
  deployment: Deployment,
  name: Zone,
  route?: Route,
  ...[query]: QueryArgument<Zone, Route>
): string {
  return `${zoneOrigin(deployment, name)}${zones[name].basePath}/${writeHash(route ?? '/', query)}`;
}

/** Returns the zone that is home: core home in one-space mode (§2). */
export const homeZone = ({ onespace }: Deployment): ZoneName => (onespace ? 'core-home' : 'home');

/** Routes of the pages that have an entry in the navigation of their zone. */
export type NavRouteOf<Zone extends ZoneName> = {
  [Route in RouteOf<Zone>]: RowOf<Zone, Route> extends { readonly nav: object } ? Route : never;
}[RouteOf<Zone>];
