'use client';

import { getOwnRequests } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { PageNote } from '@suite/shell/pages/page-note';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { useApps } from '@suite/shell/use-apps';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { existsIn, isManaged, rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
import { useEffect, useState } from 'react';
import { ClosedApps } from './closed-apps';
import { copy } from './copy';
import { OwnRequests } from './own-requests';
import { RequestApp } from './request-app';
import { BackButton, RequestSent } from './request-sent';
import { useGranted } from './use-granted';

/** Target of every "Request access" link in the suite: `#/request?app=offer`. */
export function RequestScreen() {
  const { rights, companyId } = useSession().token;
  const { deployment } = useSuite();
  const requests = useQuery(getOwnRequests, companyId ? {} : undefined);
  useGranted(requests.data);
  const { closed } = useApps('');
  const requested = useHashParam<'apps', '/request'>('app');
  const app = zoneNames.find((name) => name === requested);
  const row = app && zoneRow(app);
  const [sent, setSent] = useState<ZoneName>();
  // The link may be far down the launcher, and a hash change keeps the scroll position.
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [requested]);

  if (requested && (!app || !row?.category || !existsIn(app, deployment.environment))) {
    return <PageNote {...copy.unknown} action={<BackButton />} />;
  }
  if (app && row && (rights.includes(rightOf(app)) || row.opens === 'everyone')) {
    const action = <ButtonLink href={zoneUrl(deployment, app)}>{copy.open(row.title)}</ButtonLink>;
    return <PageNote title={copy.isOpen.title(row.title)} text={copy.isOpen.text} action={action} />;
  }
  if (app && row && !isManaged(app)) {
    const { title, text } = row.opens === 'operators' ? copy.operators : copy.administrators;
    return <PageNote title={title(row.title)} text={text} action={<BackButton />} />;
  }
  if (app && row && sent === app) return <RequestSent title={row.title} />;
  return (
    <>
      <Link href={hashOf('apps', '/')}>{copy.back}</Link>
      {app ? (
        <RequestApp
          key={app}
          app={app}
          requests={requests}
          onSent={() => {
            setSent(app);
            void requests.mutate();
          }}
        />
      ) : (
        <>
          <h1>{copy.closed.heading}</h1>
          {closed.length === 0 && <EmptyState {...copy.closed.nothing} />}
          <ClosedApps apps={closed} requests={requests} />
        </>
      )}
      <OwnRequests requests={requests} />
    </>
  );
}
