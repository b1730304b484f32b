'use client';

import type { ParamOf, RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { createContext, useContext, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Splits a hash into the route's path and the query after the `?` within the hash. */
export function partsOfHash(hash: string): [path: string, query: string] {
  const [path = '', ...query] = hash.split('?');
  return [path, query.join('?')];
}

const queryOfHash = () => partsOfHash(location.hash)[1];

/**
 * The query that the open route is rendered for: that of the address, until another route is requested; undefined outside of
 * routes.
 */
export const DrawnQuery = createContext<string | undefined>(undefined);

/** Returns the query of the hash route, `find=ann&page=2`; empty in the exported HTML, which knows no address. */
export function useHashQuery(): string {
  const drawn = useContext(DrawnQuery);
  return useSyncExternalStore(subscribe, drawn === undefined ? queryOfHash : () => drawn, () => '');
}

/**
 * Returns a parameter of the hash route, such as `token` of `#/reset-password?token=…`; null when it is missing and in the
 * exported HTML, which knows no address. The type arguments are the zone and the route that read it: `useHashParam<'login',
 * '/reset-password'>`.
 */
export function useHashParam<Zone extends ZoneName, Route extends RouteOf<Zone>>(name: ParamOf<Zone, Route>): string | null {
  return new URLSearchParams(useHashQuery()).get(name);
}
