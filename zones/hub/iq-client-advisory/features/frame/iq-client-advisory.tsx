'use client';

import { SampleBand } from '@suite/iq/sample-band';
import { Routes } from '@suite/shell/routes';
import { lazy, Suspense } from 'react';
import { ToDosSkeleton } from '../to-dos/to-dos-skeleton';

/** Loaded when it is opened: a hop to this zone brings its frame. */
const ToDos = lazy(async () => ({ default: (await import('../to-dos/to-dos')).ToDos }));

const views = {
  '/': (
    <Suspense fallback={<ToDosSkeleton />}>
      <ToDos />
    </Suspense>
  ),
};

export const IqClientAdvisory = () => (
  <Routes zone="iq-client-advisory" above={<SampleBand />} views={views} loading={<ToDosSkeleton />} />
);
