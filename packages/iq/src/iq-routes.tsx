'use client';

import { Routes } from '@suite/shell/routes';
import type { RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { lazy, type ReactNode, Suspense } from 'react';
import { IqNav, IqNavShape } from './iq-nav';

const OldLedgerNote = lazy(async () => ({ default: (await import('./news')).OldLedgerNote }));
const PrintHead = lazy(async () => ({ default: (await import('./news')).PrintHead }));
const SampleBand = lazy(async () => ({ default: (await import('./news')).SampleBand }));

interface Props<Zone extends ZoneName> {
  zone: Zone;
  views: Record<RouteOf<Zone>, ReactNode>;
  /** Skeleton of the page while the zone starts. */
  loading: ReactNode;
}

/** Routes of an IQ zone, next to the navigation that all IQ zones share. */
export function IqRoutes<Zone extends ZoneName>({ zone, views, loading }: Props<Zone>) {
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
  ) as Record<RouteOf<Zone>, ReactNode>;
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
