import type { NavEntry } from '@suite/zones/pages';
import type { NavRouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { useContext } from 'react';
import { OwnPages } from './own-pages';

/** Returns the entries of the navigation of the page's zone, in the order of the table of pages. */
export function useNavEntries<Zone extends ZoneName>(): [route: NavRouteOf<Zone>, entry: NavEntry][] {
  const pages = Object.entries(useContext(OwnPages)) as [NavRouteOf<Zone>, { nav?: NavEntry }][];
  return pages.flatMap(([route, { nav }]) => (nav ? [[route, nav]] : []));
}
