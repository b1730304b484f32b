import { menuOf } from '@suite/zones/zone-menus';
import { routesOf } from '@suite/zones/zone-routes';
import type { ZoneName } from '@suite/zones/zones';
import type { ZonePages } from './own-pages';

/** Returns the pages of a zone. Not for scripts of pages, because it contains the pages of all zones. */
export const zonePages = (zone: ZoneName): ZonePages => ({ routes: routesOf(zone), places: menuOf(zone).places ?? {} });
