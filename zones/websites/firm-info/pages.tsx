'use client';

import { latePage } from '@suite/shell/pages/late-page';
import { Routes } from '@suite/shell/pages/routes';
import { Suspense } from 'react';
import { FactsSkeleton } from './features/facts/facts-skeleton';

const views = {
  '/': (
    <Suspense fallback={<FactsSkeleton />}>
      {latePage(async () => (await import('./features/facts/facts-page')).FactsPage)}
    </Suspense>
  ),
};

export const Pages = () => <Routes zone="firm-info" views={views} loading={<FactsSkeleton />} />;
