'use client';

import type { ParamOf, RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const queryOfHash = () => location.hash.split('?').slice(1).join('?');

/** The query behind the hash route, `find=ann&page=2`; empty in the exported HTML, which knows no address. */
export const useHashQuery = (): string => useSyncExternalStore(subscribe, queryOfHash, () => '');

/**
 * A parameter of the hash route, `token` of `#/reset-password?token=…`, and null without it; none in the exported
 * HTML, which knows no address. The zone and the route are those that read it: `useHashParam<'login', '/reset-password'>`.
 */
export function useHashParam<Zone extends ZoneName, Route extends RouteOf<Zone>>(name: ParamOf<Zone, Route>): string | null {
  return new URLSearchParams(useHashQuery()).get(name);
}
