import { routesOf } from '@suite/zones/zone-routes';
import type { ZoneName } from '@suite/zones/zones';

/** Returns the route of a hash as it is in the zone table, without the query; ids and tokens are parameters. */
export function viewName(zone: ZoneName, hash: string): string {
  const routes = routesOf(zone);
  const [path = ''] = hash.replace(/^#/, '').split('?');
  if (path === '' || path === '/') return routes[0] ?? '/';
  return routes.includes(path) ? path : 'not found';
}
