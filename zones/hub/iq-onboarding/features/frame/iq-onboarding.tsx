'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { lazy, Suspense } from 'react';
import { ChecklistSkeleton, UploadSkeleton } from './skeletons';

/** Each page is loaded when it is opened: a hop to this zone loads neither. */
const Checklist = lazy(async () => ({ default: (await import('../checklist/checklist')).Checklist }));
const UploadPage = lazy(async () => ({ default: (await import('../upload/upload-page')).UploadPage }));

const views = {
  '/': (
    <Suspense fallback={<ChecklistSkeleton />}>
      <Checklist />
    </Suspense>
  ),
  '/upload': (
    <Suspense fallback={<UploadSkeleton />}>
      <UploadPage />
    </Suspense>
  ),
};

export const IqOnboarding = () => <IqRoutes zone="iq-onboarding" views={views} loading={<ChecklistSkeleton />} />;
