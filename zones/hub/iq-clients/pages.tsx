'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { type ReactNode, Suspense } from 'react';
import { DocumentSkeleton, ListSkeleton, MetricsSkeleton } from './features/frame/skeletons';

const late = (load: LoadPage, shape: ReactNode = <MetricsSkeleton />) => <Suspense fallback={shape}>{latePage(load)}</Suspense>;

const views = {
  '/': late(async () => (await import('./features/clients/clients')).Clients, <ListSkeleton />),
  '/client': late(async () => (await import('./features/later-pages')).ClientPage),
  '/document': late(async () => (await import('./features/later-pages')).DocumentPage, <DocumentSkeleton />),
  '/duplicates': late(async () => (await import('./features/later-pages')).DuplicatesPage, <ListSkeleton />),
  '/segments': late(async () => (await import('./features/later-pages')).Segments),
  '/collectioneffectiveness': late(async () => (await import('./features/later-pages')).Collection),
  '/stalepricing': late(async () => (await import('./features/later-pages')).Pricing),
  '/vendoranalysis': late(async () => (await import('./features/later-pages')).Vendors),
};

export const Pages = () => <IqRoutes zone="iq-clients" views={views} loading={<ListSkeleton />} />;
