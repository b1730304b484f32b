'use client';

import { lazy } from 'react';
import { AnalysisSkeleton } from './analysis-skeleton';
import { Frame } from './frame';

/** The parts are loaded when one is opened: a hop to this zone brings the frame alone. */
const Clients = lazy(async () => ({ default: (await import('./parts')).Clients }));
const ClientPage = lazy(async () => ({ default: (await import('./parts')).ClientPage }));
const Collection = lazy(async () => ({ default: (await import('./parts')).Collection }));
const Pricing = lazy(async () => ({ default: (await import('./parts')).Pricing }));
const Vendors = lazy(async () => ({ default: (await import('./parts')).Vendors }));

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
