'use client';

import { SUITE_NAME, type ZoneName, zoneRow } from '@suite/zones/zones';
import { useEffect, useLayoutEffect } from 'react';

let expected = '';

function name(zone: ZoneName, page: string | undefined): void {
  expected = [page, zoneRow(zone).title, SUITE_NAME].filter(Boolean).join(' · ');
  document.title = expected;
}

/** Sets the browser tab's title to that of the page that the zone shows. */
export function useRouteTitle(zone: ZoneName, page: { title?: string | undefined } | undefined): void {
  // Runs before the effects of the page, which may set a more specific title.
  useLayoutEffect(() => name(zone, page?.title), [zone, page]);

  // Next later sets the zone's own title once more.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.title !== expected) document.title = expected;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

/** Sets the browser tab's title to what a page is about, such as a client; undefined while it loads. */
export function useTabTitle(zone: ZoneName, page: string | undefined): void {
  useEffect(() => {
    if (page) name(zone, page);
  }, [zone, page]);
}
