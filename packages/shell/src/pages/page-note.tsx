'use client';

import { ButtonLink } from '@suite/ui/link';
import { homeZone, zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { useBoot } from '../start/boot';

interface Props {
  title: string;
  text: string;
  action: ReactNode;
}

/** Page with only a message and a link to continue. */
export const PageNote = ({ title, text, action }: Props) => (
  <section className="suite-note">
    <h1>{title}</h1>
    <p>{text}</p>
    {action}
  </section>
);

/** Link to home; until the zone has started it is a plain path, which works in one-space mode and in previews. */
export function HomeLink() {
  const { boot } = useBoot();
  const home = boot.status === 'booted' ? homeZone(boot.booted.deployment) : 'home';
  const href = boot.status === 'booted' ? zoneUrl(boot.booted.deployment, home) : `${zones.home.basePath}/`;
  return (
    <ButtonLink variant="quiet" href={href}>
      Go to {zones[home].title}
    </ButtonLink>
  );
}

/** The 404 page of every zone, for routes and for addresses. */
export const NotFound = () => (
  <PageNote title="There is no page at this address" text="The link may be old or mistyped." action={<HomeLink />} />
);
