'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { ArchiveSkeleton } from '../archive/archive-skeleton';
import { ReportSkeleton } from '../report/report-skeleton';

/** Each page is loaded when it is opened: a hop to this zone brings its frame. */
const Archive = lazy(async () => ({ default: (await import('../archive/archive')).Archive }));
const ReportPage = lazy(async () => ({ default: (await import('../report/report-page')).ReportPage }));

const late = (page: ReactNode, shape: ReactNode) => <Suspense fallback={shape}>{page}</Suspense>;

const views = {
  '/': late(<Archive />, <ArchiveSkeleton />),
  '/report': late(<ReportPage />, <ReportSkeleton />),
};

export const IqReports = () => <IqRoutes zone="iq-reports" views={views} loading={<ArchiveSkeleton />} />;
