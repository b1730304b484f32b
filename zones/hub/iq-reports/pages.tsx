'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { latePage } from '@suite/shell/pages/late-page';
import { Suspense } from 'react';
import { ArchiveSkeleton } from './features/archive/archive-skeleton';
import { BrandingSkeleton } from './features/branding/branding-skeleton';
import { framed, loading } from './features/frame/frame';
import { ReportSkeleton } from './features/report/report-skeleton';
import { SchedulesSkeleton } from './features/schedules/schedules-skeleton';

const views = {
  '/': framed('/', async () => (await import('./features/archive/archive')).Archive, <ArchiveSkeleton />),
  '/report': (
    <Suspense fallback={<ReportSkeleton />}>
      {latePage(async () => (await import('./features/report/report-page')).ReportPage)}
    </Suspense>
  ),
  '/schedules': framed(
    '/schedules',
    async () => (await import('./features/schedules/schedules')).Schedules,
    <SchedulesSkeleton />,
  ),
  '/branding': framed('/branding', async () => (await import('./features/branding/branding')).Branding, <BrandingSkeleton />),
};

export const Pages = () => <IqRoutes zone="iq-reports" views={views} loading={loading} />;
