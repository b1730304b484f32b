'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { latePage } from '@suite/shell/pages/late-page';
import { Suspense } from 'react';
import { FirmSkeleton } from './features/firm/firm-skeleton';
import { IqDashboard } from './features/firm/iq-dashboard';

const views = {
  '/': <IqDashboard />,
  '/rows': (
    <Suspense fallback={<FirmSkeleton />}>{latePage(async () => (await import('./features/rows/rows-page')).RowsPage)}</Suspense>
  ),
};

export const Pages = () => <IqRoutes zone="iq-dashboard" views={views} loading={<FirmSkeleton />} />;
