'use client';

import { hashOf, type RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { useEffect } from 'react';

interface Props<Zone extends ZoneName> {
  zone: Zone;
  route: RouteOf<Zone>;
}

/** Goes to another route of the zone, in the place of the present one in the history. */
export function Redirect<Zone extends ZoneName>({ zone, route }: Props<Zone>) {
  useEffect(() => location.replace(hashOf(zone, route)), [zone, route]);
  return null;
}
