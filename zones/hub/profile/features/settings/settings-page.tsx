'use client';

import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense } from 'react';
import { copy } from './copy';

/** Loaded on demand, because the lists of options are larger than everything else in the zone. */
const Settings = lazy(async () => ({ default: (await import('./settings')).Settings }));

export const SettingsPage = () => (
  <Suspense fallback={<SettingsSkeleton />}>
    <Settings />
  </Suspense>
);

const SettingsSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
  </div>
);
