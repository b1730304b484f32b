'use client';

import { SUITE_NAME, type ZoneName, zoneRow } from '@suite/zones/zones';
import { useContext, useEffect, useLayoutEffect } from 'react';
import { OwnPages } from './own-pages';

let wanted = '';

function name(zone: ZoneName, page: string | undefined): void {
  wanted = [page, zoneRow(zone).title, SUITE_NAME].filter(Boolean).join(' · ');
  document.title = wanted;
}

/** Names the browser's tab by the page that the zone shows. */
export function useRouteTitle(zone: ZoneName, route: string | undefined): void {
  const { places } = useContext(OwnPages);
  // Before the effects of the page, which may know a better name.
  useLayoutEffect(() => name(zone, route && places[route]), [zone, route, places]);

  // Next writes the zone's own title once more when it gets to it.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.title !== wanted) document.title = wanted;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

/** Names the browser's tab by what a page is about, such as a client; undefined while it loads. */
export function useTabTitle(zone: ZoneName, page: string | undefined): void {
  useEffect(() => {
    if (page) name(zone, page);
  }, [zone, page]);
}
