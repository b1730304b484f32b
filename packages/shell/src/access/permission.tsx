'use client';

import { TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { useSession } from '@suite/session/session-provider';
import { rightOf, zoneRow } from '@suite/zones/zones';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { LateNotice } from '../notices/late-notice';
import { HomeLink, PageNote } from '../pages/page-note';
import { useSuite } from '../start/suite-context';

const Closed = lazy(async () => ({ default: (await import('./closed')).Closed }));
const TwoFactorFirst = lazy(async () => ({ default: (await import('./two-factor-first')).TwoFactorFirst }));

interface Props {
  children: ReactNode;
}

/**
 * Shows its children to people who may open the zone; the API rejects everyone else, regardless of what a page shows. When the
 * zone is closed while there is unsaved work, the work stays until it is discarded. If the company requires two-factor
 * authentication that the session has not proven, only the person's own account is available.
 */
export function Permitted({ children }: Props) {
  const { zone } = useSuite();
  const { session, token } = useSession();
  const hasUnsavedWork = useSyncExternalStore(session.subscribe, session.hasUnsavedWork, () => false);
  const { public: isPublic, opens } = zoneRow(zone);
  const lacksTwoFactor = !isPublic && zone !== 'identity-profile' && token.rights.includes(TWO_FACTOR_NEEDED);
  const isOpen = isPublic || (!lacksTwoFactor && (opens === 'everyone' || token.rights.includes(rightOf(zone))));
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  if (!isOpen && isShown && !hasUnsavedWork) setShown(false);

  if (!isShown && lacksTwoFactor) {
    return (
      <Suspense>
        <TwoFactorFirst />
      </Suspense>
    );
  }
  if (!isShown) return <NotPermitted />;
  return (
    <>
      {children}
      {!isOpen && <LateNotice>{({ ClosedMeanwhile }) => <ClosedMeanwhile onDiscard={() => setShown(false)} />}</LateNotice>}
    </>
  );
}

function NotPermitted() {
  const { zone } = useSuite();
  const { title, opens } = zoneRow(zone);
  if (opens === 'administrators') {
    return <PageNote title={`${title} is for administrators`} text="Ask an administrator of your firm." action={<HomeLink />} />;
  }
  if (opens === 'operators') {
    return (
      <PageNote title={`${title} is for operators`} text="Only people who run the suite can use it." action={<HomeLink />} />
    );
  }
  return (
    <Suspense fallback={<PageNote title={`${title} is not open to you`} text={'\u00a0'} action={<HomeLink />} />}>
      <Closed />
    </Suspense>
  );
}
