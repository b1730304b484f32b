'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { useMayChange } from '@suite/session/may-change';
import { lazy, type ReactNode, Suspense } from 'react';
import { ChecklistSkeleton, UploadSkeleton } from './skeletons';

/** Each page is loaded when it is opened: a hop to this zone loads neither. */
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

/** All of this zone changes the firm's data. */
function Importing({ children }: { children: ReactNode }) {
  return useMayChange() ? children : <ReadOnlyNote text="You cannot import data or connect a ledger." />;
}

export const IqOnboarding = () => <IqRoutes zone="iq-onboarding" views={views} loading={<ChecklistSkeleton />} />;
