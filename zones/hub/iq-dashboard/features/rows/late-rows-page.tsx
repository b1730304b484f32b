'use client';

import { lazy, Suspense } from 'react';
import { FirmSkeleton } from '../firm/firm-skeleton';

/** Loaded when it is opened: a hop to this zone brings the dashboard. */
const RowsPage = lazy(async () => ({ default: (await import('./rows-page')).RowsPage }));

export const LateRowsPage = () => (
  <Suspense fallback={<FirmSkeleton />}>
    <RowsPage />
  </Suspense>
);
