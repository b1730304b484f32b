'use client';

import { Routes } from '@suite/shell/routes';
import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense } from 'react';

/** Loaded on demand, so that opening the zone loads only its frame. */
const Facts = lazy(async () => ({ default: (await import('../facts/facts-page')).FactsPage }));

/** Skeleton of the page. */
export const Shape = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="mb-4 h-8 w-56" />
    <Skeleton className="mb-6 h-24 rounded-lg" />
    <Skeleton className="h-[520px] rounded-lg" />
  </div>
);

const views = {
  '/': (
    <Suspense fallback={<Shape />}>
      <Facts />
    </Suspense>
  ),
};

export const FirmInfo = () => <Routes zone="firm-info" views={views} loading={<Shape />} />;
