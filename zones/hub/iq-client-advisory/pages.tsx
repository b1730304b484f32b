'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { latePage } from '@suite/shell/pages/late-page';
import { Suspense } from 'react';
import { ToDosSkeleton } from './features/to-dos/to-dos-skeleton';

const views = {
  '/': <Suspense fallback={<ToDosSkeleton />}>{latePage(async () => (await import('./features/to-dos/to-dos')).ToDos)}</Suspense>,
};

export const Pages = () => <IqRoutes zone="iq-client-advisory" views={views} loading={<ToDosSkeleton />} />;
