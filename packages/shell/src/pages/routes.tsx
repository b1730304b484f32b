'use client';

import { type RouteOf, writeHash } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { type ReactNode, useContext, useDeferredValue, useEffect } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { Opened } from '../access/opened';
import { OwnPages } from './own-pages';
import { NotFound } from './page-note';
import { useRouteTitle } from './tab-title';
import { DrawnQuery, partsOfHash } from './use-hash-param';

/** A view for each page of the zone, and for nothing else. */
export type ViewsOf<Zone extends ZoneName, Views> = Record<RouteOf<Zone>, ReactNode> & {
  [Other in Exclude<keyof Views, RouteOf<Zone>>]: never;
};

interface Props<Zone extends ZoneName, Views> {
  zone: Zone;
  views: Views & ViewsOf<Zone, Views>;
  /** The view of any other route; a 404 by default. */
  otherwise?: ReactNode;
  loading?: ReactNode;
  /** Shown where JavaScript is off; by default, a link to sign in. */
  withoutScript?: ReactNode;
  /** Shown above each view. */
  above?: ReactNode;
}

/** The hash routes of a zone (§2), behind its guard. An empty hash opens the first of them. */
export const Routes = <Zone extends ZoneName, Views>({ loading, withoutScript, above, ...rest }: Props<Zone, Views>) => (
  <Opened loading={loading} withoutScript={withoutScript}>
    {above}
    <View {...rest} />
  </Opened>
);

function View<Zone extends ZoneName, Views>({ zone, views, otherwise = <NotFound /> }: Props<Zone, Views>) {
  const [location] = useHashLocation();
  // Another page is rendered in pieces, so that the page keeps responding; a change of the same page is rendered at once.
  const drawn = useDeferredValue(location);
  const [path, query] = partsOfHash(partsOfHash(drawn)[0] === partsOfHash(location)[0] ? location : drawn);
  const pages = useContext(OwnPages);
  const page = pages[path];
  useRouteTitle(zone, page);
  if (page) return <DrawnQuery value={query}>{views[path as RouteOf<Zone>]}</DrawnQuery>;
  const [first] = Object.keys(pages) as RouteOf<Zone>[];
  return path === '/' && first ? <Redirect zone={zone} route={first} /> : otherwise;
}

interface RedirectProps<Zone extends ZoneName> {
  zone: Zone;
  route: RouteOf<Zone>;
}

/** Redirects to another route of the zone and replaces the current history entry. */
export function Redirect<Zone extends ZoneName>({ route }: RedirectProps<Zone>) {
  useEffect(() => location.replace(writeHash(route)), [route]);
  return null;
}
