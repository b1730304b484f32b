'use client';

import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { Routes } from '@suite/shell/pages/routes';
import { Spinner } from '@suite/ui/spinner';
import type { NavRouteOf } from '@suite/zones/zone-url';
import { Suspense } from 'react';
import { SectionFrame, ZoneSkeleton } from './features/frame/frame';
import { Overview } from './features/overview/overview';

const framed = (section: NavRouteOf<'internal'>, load: LoadPage) => <SectionFrame section={section} view={latePage(load)} />;

const views = {
  '/': <SectionFrame section="/" view={<Overview />} />,
  '/errors': framed('/errors', async () => (await import('./features/errors/errors-page')).ErrorsPage),
  '/outbox': framed('/outbox', async () => (await import('./features/outbox/outbox-page')).OutboxPage),
  '/flags': framed('/flags', async () => (await import('./features/flags/flags-page')).FlagsPage),
  '/telemetry': framed('/telemetry', async () => (await import('./features/telemetry/telemetry-page')).TelemetryPage),
  '/config': framed('/config', async () => (await import('./features/config/config-page')).ConfigPage),
  '/token': framed('/token', async () => (await import('./features/token/token-page')).TokenPage),
  '/gallery': (
    <Suspense fallback={<Spinner label="Loading" />}>
      {latePage(async () => (await import('./features/gallery/gallery')).Gallery)}
    </Suspense>
  ),
};

export const Pages = () => <Routes zone="internal" views={views} loading={<ZoneSkeleton />} />;
