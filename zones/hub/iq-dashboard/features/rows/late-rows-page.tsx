'use client';

import { lazy, Suspense } from 'react';
import { FirmSkeleton } from '../firm/firm-skeleton';

/** Loaded on demand, so that opening the zone loads only the dashboard. */
const RowsPage = lazy(async () => ({ default: (await import('./rows-page')).RowsPage }));

export const LateRowsPage = () => (
  <Suspense fallback={<FirmSkeleton />}>
    <RowsPage />
  </Suspense>
);
