'use client';

import { useSession } from '@suite/session/session-provider';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf, zoneRow } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { HomeLink } from './home-link';
import { PageNote } from './page-note';
import { useSuite } from './suite-context';

interface Props {
  children: ReactNode;
}

/** Shows its children to whom the zone is open; the API refuses the others whatever a page shows. */
export function Permitted({ children }: Props) {
  const { zone } = useSuite();
  const { rights } = useSession().token;
  const { public: isPublic, opens } = zoneRow(zone);
  return isPublic || opens === 'everyone' || rights.includes(rightOf(zone)) ? children : <NotPermitted />;
}

function NotPermitted() {
  const { zone, place } = useSuite();
  const { title, opens } = zoneRow(zone);
  if (opens === 'administrators') {
    return <PageNote title={`${title} is for administrators`} text="Ask an administrator of your firm." action={<HomeLink />} />;
  }
  return (
    <PageNote
      title={`${title} is not open to you`}
      text="Your firm's administrators decide who may open it. You can ask them for it."
      action={
        <p className="suite-note-ways">
          <ButtonLink href={zoneUrl(place, 'apps', '/request', { app: zone })}>Request access</ButtonLink>
          <HomeLink />
        </p>
      }
    />
  );
}
