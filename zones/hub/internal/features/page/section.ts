import type { RouteOf } from '@suite/zones/zone-url';

/** A route of the zone. */
export type Section = RouteOf<'internal'>;
