'use client';

import { Routes } from '@suite/shell/routes';
import type { RouteOf } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { IqNav, IqNavShape } from './iq-nav';
import { OldLedgerNote } from './old-ledger-note';
import { SampleBand } from './sample-band';

interface Props<Zone extends ZoneName> {
  zone: Zone;
  /** What each of the zone's routes shows. */
  views: Record<RouteOf<Zone>, ReactNode>;
  /** The shape of the page while the zone starts. */
  loading: ReactNode;
}

/** The routes of a zone of IQ, beside the navigation that all of its zones share. */
export function IqRoutes<Zone extends ZoneName>({ zone, views, loading }: Props<Zone>) {
  const routes = Object.keys(views) as RouteOf<Zone>[];
  const framed = Object.fromEntries(
    routes.map((route) => [
      route,
      <div key="page" className="iq-frame">
        <IqNav zone={zone} route={route} />
        <div className="iq-page">{views[route]}</div>
        <OldLedgerNote />
      </div>,
    ]),
  ) as Record<RouteOf<Zone>, ReactNode>;
  return (
    <Routes
      zone={zone}
      above={<SampleBand />}
      views={framed}
      loading={
        <div className="iq-frame">
          <IqNavShape zone={zone} />
          <div className="iq-page">{loading}</div>
        </div>
      }
    />
  );
}
