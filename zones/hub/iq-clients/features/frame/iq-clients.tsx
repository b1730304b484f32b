'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { DocumentSkeleton, ListSkeleton, MetricsSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only the frame and the list of clients. */
const Clients = lazy(async () => ({ default: (await import('../clients/clients')).Clients }));
const ClientPage = lazy(async () => ({ default: (await import('./pages')).ClientPage }));
const Collection = lazy(async () => ({ default: (await import('./pages')).Collection }));
const DocumentPage = lazy(async () => ({ default: (await import('./pages')).DocumentPage }));
const DuplicatesPage = lazy(async () => ({ default: (await import('./pages')).DuplicatesPage }));
const Segments = lazy(async () => ({ default: (await import('./pages')).Segments }));
const Pricing = lazy(async () => ({ default: (await import('./pages')).Pricing }));
const Vendors = lazy(async () => ({ default: (await import('./pages')).Vendors }));

const late = (page: ReactNode, shape: ReactNode = <MetricsSkeleton />) => <Suspense fallback={shape}>{page}</Suspense>;

const views = {
  '/': late(<Clients />, <ListSkeleton />),
  '/client': late(<ClientPage />),
  '/document': late(<DocumentPage />, <DocumentSkeleton />),
  '/duplicates': late(<DuplicatesPage />, <ListSkeleton />),
  '/segments': late(<Segments />),
  '/collectioneffectiveness': late(<Collection />),
  '/stalepricing': late(<Pricing />),
  '/vendoranalysis': late(<Vendors />),
};

export const IqClients = () => <IqRoutes zone="iq-clients" views={views} loading={<ListSkeleton />} />;
