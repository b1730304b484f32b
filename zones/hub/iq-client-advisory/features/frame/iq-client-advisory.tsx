'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { lazy, Suspense } from 'react';
import { ToDosSkeleton } from '../to-dos/to-dos-skeleton';

/** Loaded on demand, so that opening the zone loads only its frame. */
const ToDos = lazy(async () => ({ default: (await import('../to-dos/to-dos')).ToDos }));

const views = {
  '/': (
    <Suspense fallback={<ToDosSkeleton />}>
      <ToDos />
    </Suspense>
  ),
};

export const IqClientAdvisory = () => <IqRoutes zone="iq-client-advisory" views={views} loading={<ToDosSkeleton />} />;
