'use client';

import { SUITE_NAME, type ZoneName, zoneRow } from '@suite/zones/zones';
import { useEffect, useLayoutEffect } from 'react';

const titleOf = (zone: ZoneName, page?: string) => [page, zoneRow(zone).title, SUITE_NAME].filter(Boolean).join(' · ');

/** Names the browser's tab by the page that the zone shows. */
export function useRouteTitle(zone: ZoneName, route: string | undefined): void {
  // Before the effects of the page, which may know a better name.
  useLayoutEffect(() => {
    document.title = titleOf(zone, route && zoneRow(zone).places?.[route]);
  }, [zone, route]);
}

/** Names the browser's tab by what a page is about, such as a client; undefined while it loads. */
export function useTabTitle(zone: ZoneName, page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = titleOf(zone, page);
  }, [zone, page]);
}
