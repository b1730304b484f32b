import { menuOf } from '@suite/zones/zone-menus';
import { routesOf } from '@suite/zones/zone-routes';
import type { ZoneName } from '@suite/zones/zones';
import type { ZonePages } from './own-pages';

/** Not for scripts of pages: it knows those of all zones. */
export const zonePages = (zone: ZoneName): ZonePages => ({ routes: routesOf(zone), places: menuOf(zone).places ?? {} });
