'use client';

import { ButtonLink } from '@suite/ui/link';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import { useBoot } from './boot-context';

/** The way home; before the zone has started it is a plain path, which one-space mode and previews share. */
export function HomeLink() {
  const { boot } = useBoot();
  const home = boot.status === 'booted' ? homeZone(boot.booted.place) : 'home';
  const href = boot.status === 'booted' ? zoneUrl(boot.booted.place, home) : `${zones.home.basePath}/`;
  return (
    <ButtonLink look="quiet" href={href}>
      Go to {zones[home].title}
    </ButtonLink>
  );
}
