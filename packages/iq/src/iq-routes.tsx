'use client';

import { Routes, type ViewsOf } from '@suite/shell/pages/routes';
import type { IqZone } from '@suite/zones/iq-sections';
import type { RouteOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode, Suspense } from 'react';
import { IqNav, IqNavShape } from './iq-nav';

const OldLedgerNote = lazy(async () => ({ default: (await import('./news')).OldLedgerNote }));
const PrintHead = lazy(async () => ({ default: (await import('./news')).PrintHead }));
const SampleBand = lazy(async () => ({ default: (await import('./news')).SampleBand }));

interface Props<Zone extends IqZone, Views> {
  zone: Zone;
  views: Views & ViewsOf<Zone, Views>;
  /** Skeleton of the page while the zone starts. */
  loading: ReactNode;
}

/** Routes of an IQ zone, next to the navigation that all IQ zones share. */
export function IqRoutes<Zone extends IqZone, Views>({ zone, views, loading }: Props<Zone, Views>) {
  const routes = Object.keys(views) as RouteOf<Zone>[];
  const framed = Object.fromEntries(
    routes.map((route) => [
      route,
      <div key="page" className="suite-side">
        <Suspense>
          <PrintHead />
        </Suspense>
        <IqNav zone={zone} route={route} />
        <div className="suite-side-page">{views[route]}</div>
        <Suspense>
          <OldLedgerNote />
        </Suspense>
      </div>,
    ]),
  ) as typeof views;
  return (
    <Routes
      zone={zone}
      above={
        <Suspense>
          <SampleBand />
        </Suspense>
      }
      views={framed}
      loading={
        <div className="suite-side">
          <IqNavShape zone={zone} />
          <div className="suite-side-page">{loading}</div>
        </div>
      }
    />
  );
}
