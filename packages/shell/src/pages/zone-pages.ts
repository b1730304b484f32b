import { pagesOf } from '@suite/zones/pages';
import type { ZoneName } from '@suite/zones/zones';
import type { ZonePages } from './own-pages';

/** Returns the pages of a zone. Not for scripts of pages, because it contains the pages of all zones. */
export const zonePages = (zone: ZoneName): ZonePages =>
  Object.fromEntries(Object.entries(pagesOf(zone)).map(([route, { title, nav }]) => [route, { title, nav }]));
