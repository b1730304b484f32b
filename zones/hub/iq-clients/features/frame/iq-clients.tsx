'use client';

import { SampleBand } from '@suite/iq/sample-band';
import { SectionFrame } from '@suite/list/section-frame';
import { Routes } from '@suite/shell/routes';
import { useHashQuery } from '@suite/shell/use-hash-param';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode } from 'react';
import { dayOrLatest } from './as-of';
import { ListSkeleton, MetricsSkeleton, ZoneSkeleton } from './skeletons';

/** The pages are loaded when one is opened: a hop to this zone loads the frame alone. */
const Clients = lazy(async () => ({ default: (await import('./pages')).Clients }));
const ClientPage = lazy(async () => ({ default: (await import('./pages')).ClientPage }));
const Collection = lazy(async () => ({ default: (await import('./pages')).Collection }));
const Pricing = lazy(async () => ({ default: (await import('./pages')).Pricing }));
const Vendors = lazy(async () => ({ default: (await import('./pages')).Vendors }));

const sections = {
  '/': 'Clients',
  '/collectioneffectiveness': 'Collection effectiveness',
  '/stalepricing': 'Pricing',
  '/vendoranalysis': 'Vendor analysis',
} as const;

const views = {
  '/': (
    <Frame section="/" loading={<ListSkeleton />}>
      <Clients />
    </Frame>
  ),
  '/client': (
    <Frame section="/">
      <ClientPage />
    </Frame>
  ),
  '/collectioneffectiveness': (
    <Frame section="/collectioneffectiveness">
      <Collection />
    </Frame>
  ),
  '/stalepricing': (
    <Frame section="/stalepricing">
      <Pricing />
    </Frame>
  ),
  '/vendoranalysis': (
    <Frame section="/vendoranalysis">
      <Vendors />
    </Frame>
  ),
};

interface FrameProps {
  section: keyof typeof sections;
  loading?: ReactNode;
  children: ReactNode;
}

/** A page under the links to all sections, which keep the as-of date of the address. */
function Frame({ section, loading = <MetricsSkeleton />, children }: FrameProps) {
  const asOf = dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf') ?? '');
  return (
    <SectionFrame
      label="IQ clients"
      sections={sections}
      current={section}
      hrefOf={(route) => hashOf('iq-clients', route, { asOf })}
      loading={loading}
    >
      {children}
    </SectionFrame>
  );
}

export const IqClients = () => <Routes zone="iq-clients" above={<SampleBand />} views={views} loading={<ZoneSkeleton />} />;
