'use client';

import type { ParamOf, RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { createContext, useContext, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The path of a hash route and the query behind it, which stands behind a `?` of its own. */
export function partsOfHash(hash: string): [path: string, query: string] {
  const [path = '', ...query] = hash.split('?');
  return [path, query.join('?')];
}

const queryOfHash = () => partsOfHash(location.hash)[1];

/** The query that the open route is drawn for: that of the address, until another route is asked for; undefined outside of routes. */
export const DrawnQuery = createContext<string | undefined>(undefined);

/** The query behind the hash route, `find=ann&page=2`; empty in the exported HTML, which knows no address. */
export function useHashQuery(): string {
  const drawn = useContext(DrawnQuery);
  return useSyncExternalStore(subscribe, drawn === undefined ? queryOfHash : () => drawn, () => '');
}

/**
 * A parameter of the hash route, `token` of `#/reset-password?token=…`, and null without it; none in the exported
 * HTML, which knows no address. The zone and the route are those that read it: `useHashParam<'login', '/reset-password'>`.
 */
export function useHashParam<Zone extends ZoneName, Route extends RouteOf<Zone>>(name: ParamOf<Zone, Route>): string | null {
  return new URLSearchParams(useHashQuery()).get(name);
}
