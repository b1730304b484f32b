'use client';

import { lazy, Suspense } from 'react';
import { SettingsSkeleton } from './settings-skeleton';

/** The lists to choose from are heavier than all else in the zone. */
const Settings = lazy(async () => ({ default: (await import('./settings')).Settings }));

export const SettingsPage = () => (
  <Suspense fallback={<SettingsSkeleton />}>
    <Settings />
  </Suspense>
);
