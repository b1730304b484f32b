'use client';

import { Routes } from '@suite/shell/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { DevicesNav, DevicesNavShape, type Section } from './devices-nav';
import { ListSkeleton, PageSkeleton } from './skeletons';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Inventory = lazy(async () => ({ default: (await import('../inventory/inventory')).Inventory }));
const DevicePage = lazy(async () => ({ default: (await import('../device/device-page')).DevicePage }));
const Overview = lazy(async () => ({ default: (await import('../overview/overview')).Overview }));
const Evidence = lazy(async () => ({ default: (await import('../evidence/evidence')).Evidence }));
const Import = lazy(async () => ({ default: (await import('../import/import-page')).ImportPage }));
const Handovers = lazy(async () => ({ default: (await import('../handovers/handovers')).Handovers }));
const NewHandover = lazy(async () => ({ default: (await import('../handovers/new-handover')).NewHandover }));
const Returns = lazy(async () => ({ default: (await import('../returns/returns')).Returns }));
const OsSupport = lazy(async () => ({ default: (await import('../os-support/os-support')).OsSupport }));

const framed = (section: Section, page: ReactNode, shape: ReactNode = <ListSkeleton />) => (
  <div key={section} className="suite-side">
    <DevicesNav current={section} />
    <div className="suite-side-page">
      <Suspense fallback={shape}>{page}</Suspense>
    </div>
  </div>
);

const views = {
  '/': framed('/', <Inventory />),
  '/device': framed('/', <DevicePage />, <PageSkeleton />),
  '/overview': framed('/overview', <Overview />, <PageSkeleton />),
  '/evidence': framed('/evidence', <Evidence />, <PageSkeleton />),
  '/import': framed('/', <Import />, <PageSkeleton />),
  '/handovers': framed('/handovers', <Handovers />),
  '/handover': framed('/handovers', <NewHandover />, <PageSkeleton />),
  '/returns': framed('/returns', <Returns />),
  '/os-support': framed('/os-support', <OsSupport />),
};

const loading = (
  <div className="suite-side">
    <DevicesNavShape />
    <div className="suite-side-page">
      <ListSkeleton />
    </div>
  </div>
);

export const Devices = () => <Routes zone="devices" views={views} loading={loading} />;
