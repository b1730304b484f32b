'use client';

import { lazy } from 'react';
import { AnalysisSkeleton } from './analysis-skeleton';
import { Frame } from './frame';

/** Each part is loaded when it is opened: a hop to this zone brings the frame alone. */
const Clients = lazy(async () => ({ default: (await import('../clients/clients')).Clients }));
const ClientPage = lazy(async () => ({ default: (await import('../client/client-page')).ClientPage }));
const Collection = lazy(async () => ({ default: (await import('../collection/collection')).Collection }));
const Pricing = lazy(async () => ({ default: (await import('../pricing/pricing')).Pricing }));
const Vendors = lazy(async () => ({ default: (await import('../vendors/vendors')).Vendors }));

/** What each route shows. */
export const views = {
  '/': (
    <Frame section="/">
      <Clients />
    </Frame>
  ),
  '/client': (
    <Frame section="/" loading={<AnalysisSkeleton />}>
      <ClientPage />
    </Frame>
  ),
  '/collectioneffectiveness': (
    <Frame section="/collectioneffectiveness" loading={<AnalysisSkeleton />}>
      <Collection />
    </Frame>
  ),
  '/stalepricing': (
    <Frame section="/stalepricing" loading={<AnalysisSkeleton />}>
      <Pricing />
    </Frame>
  ),
  '/vendoranalysis': (
    <Frame section="/vendoranalysis" loading={<AnalysisSkeleton />}>
      <Vendors />
    </Frame>
  ),
};
