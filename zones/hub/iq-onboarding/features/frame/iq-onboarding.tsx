'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { useMayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { lazy, type ReactNode, Suspense } from 'react';
import { copy } from '../checklist/copy';
import { ChecklistSkeleton, UploadSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads none of them. */
const Checklist = lazy(async () => ({ default: (await import('../checklist/checklist')).Checklist }));
const UploadPage = lazy(async () => ({ default: (await import('../upload/upload-page')).UploadPage }));

const views = {
  '/': (
    <Importing>
      <Suspense fallback={<ChecklistSkeleton />}>
        <Checklist />
      </Suspense>
    </Importing>
  ),
  '/upload': (
    <Importing>
      <Suspense fallback={<UploadSkeleton />}>
        <UploadPage />
      </Suspense>
    </Importing>
  ),
};

/** Everything in this zone changes the firm's data. */
function Importing({ children }: { children: ReactNode }) {
  const { place } = useSuite();
  if (useMayChange()) return children;
  return (
    <>
      <h1 className="mb-4">{copy.heading}</h1>
      <ReadOnlyNote text="You cannot import data or connect a ledger." />
      <ButtonLink variant="quiet" href={zoneUrl(place, 'iq-dashboard')}>
        Back to the dashboard
      </ButtonLink>
    </>
  );
}

export const IqOnboarding = () => <IqRoutes zone="iq-onboarding" views={views} loading={<ChecklistSkeleton />} />;
