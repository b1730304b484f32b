import { type Deployment, zoneOrigin } from './addresses';
import { existsIn, type ZoneName, zoneOfPath, zones } from './zones';

/**
 * Returns the zone that an address opens, as seen from a deployment of the suite. Undefined for every address outside the suite's
 * own zones in the same environment, so that an address from a query or a cookie is safe to follow if it names a zone (decision
 * 004: "zone addresses only").
 */
export function zoneOfAddress(deployment: Deployment, address: string): ZoneName | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const name = zoneOfPath(url.pathname);
  if (!name || !existsIn(name, deployment.environment)) return undefined;
  return url.origin === zoneOrigin(deployment, name) ? name : undefined;
}

/** Zones that only redirect: continuing to one of them would be a loop. */
const onTheWay: readonly ZoneName[] = ['login', 'auth-redirect', 'error-redirect'];

/**
 * Returns the entry address of the zone that an address opens, with the query and the hash of this one: any path below the entry
 * is a 404, and could be disguised as another.
 */
export function entryOfAddress(deployment: Deployment, address: string): string | undefined {
  const name = zoneOfAddress(deployment, address);
  if (!name) return undefined;
  const url = new URL(address);
  url.pathname = `${zones[name].basePath}/`;
  return url.href;
}

/** Returns the entry address if it opens a zone where a person can stay. */
export function destinationOf(deployment: Deployment, address: string): string | undefined {
  const name = zoneOfAddress(deployment, address);
  return name && !onTheWay.includes(name) ? entryOfAddress(deployment, address) : undefined;
}
