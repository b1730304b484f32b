'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { type ReactNode, Suspense } from 'react';
import { Importing } from './features/frame/importing';
import { ChecklistSkeleton, UploadSkeleton } from './features/frame/skeletons';

const late = (load: LoadPage, shape: ReactNode) => (
  <Importing>
    <Suspense fallback={shape}>{latePage(load)}</Suspense>
  </Importing>
);

const views = {
  '/': late(async () => (await import('./features/checklist/checklist')).Checklist, <ChecklistSkeleton />),
  '/upload': late(async () => (await import('./features/upload/upload-page')).UploadPage, <UploadSkeleton />),
};

export const Pages = () => <IqRoutes zone="iq-onboarding" views={views} loading={<ChecklistSkeleton />} />;
