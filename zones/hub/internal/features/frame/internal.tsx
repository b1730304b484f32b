'use client';

import { SectionFrame as Sections } from '@suite/list/section-frame';
import { Routes } from '@suite/shell/routes';
import { useSuite } from '@suite/shell/suite-context';
import { Skeleton } from '@suite/ui/skeleton';
import { Spinner } from '@suite/ui/spinner';
import { hashOf, type RouteOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { keepErrors } from '../errors/kept-errors';
import { Overview } from '../overview/overview';

/** Loaded when opened, so that entering this zone stays fast (decision 007). */
const ErrorsPage = lazy(async () => ({ default: (await import('../errors/errors-page')).ErrorsPage }));
const OutboxPage = lazy(async () => ({ default: (await import('../outbox/outbox-page')).OutboxPage }));
const FlagsPage = lazy(async () => ({ default: (await import('../flags/flags-page')).FlagsPage }));
const TelemetryPage = lazy(async () => ({ default: (await import('../telemetry/telemetry-page')).TelemetryPage }));
const ConfigPage = lazy(async () => ({ default: (await import('../config/config-page')).ConfigPage }));
const TokenPage = lazy(async () => ({ default: (await import('../token/token-page')).TokenPage }));
const Gallery = lazy(async () => ({ default: (await import('../gallery/gallery')).Gallery }));

type Section = RouteOf<'internal'>;

const sections: Record<Section, string> = {
  '/': 'Services and zones',
  '/errors': 'Last errors',
  '/outbox': 'Outbox',
  '/flags': 'Feature flags',
  '/telemetry': 'Telemetry',
  '/config': 'Configuration',
  '/token': 'Token',
  '/gallery': 'Gallery of the UI kit',
};

const views = {
  '/': <SectionFrame section="/" view={<Overview />} />,
  '/errors': <SectionFrame section="/errors" view={<ErrorsPage />} />,
  '/outbox': <SectionFrame section="/outbox" view={<OutboxPage />} />,
  '/flags': <SectionFrame section="/flags" view={<FlagsPage />} />,
  '/telemetry': <SectionFrame section="/telemetry" view={<TelemetryPage />} />,
  '/config': <SectionFrame section="/config" view={<ConfigPage />} />,
  '/token': <SectionFrame section="/token" view={<TokenPage />} />,
  '/gallery': (
    <Suspense fallback={<Spinner label="Loading" />}>
      <Gallery />
    </Suspense>
  ),
};

interface FrameProps {
  section: Section;
  view: ReactNode;
}

/** A section below the links to all sections. While one is open, failures in this tab are recorded for "Last errors". */
export function SectionFrame({ section, view }: FrameProps) {
  const { events } = useSuite();
  useEffect(() => keepErrors(events), [events]);
  return (
    <Sections
      label="Sections"
      sections={sections}
      current={section}
      hrefOf={(route) => hashOf('internal', route)}
      loading={<SectionSkeleton />}
    >
      {view}
    </Sections>
  );
}

const SectionSkeleton = () => (
  <div role="status" aria-label="Loading">
    <Skeleton className="h-8 w-48" />
    <Skeleton className="mt-1 h-5 w-96 max-w-full" />
    <Skeleton className="mt-8 h-72" />
  </div>
);

const ZoneSkeleton = () => (
  <>
    <Skeleton className="mb-6 h-[41px]" />
    <SectionSkeleton />
  </>
);

export const Internal = () => <Routes zone="internal" views={views} loading={<ZoneSkeleton />} />;
