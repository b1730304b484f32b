'use client';

import { IqRoutes } from '@suite/iq/iq-routes';
import { SectionFrame } from '@suite/list/section-frame';
import { FirmFirst } from '@suite/shell/firm-first';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, type ReactNode, Suspense } from 'react';
import { ArchiveSkeleton } from '../archive/archive-skeleton';
import { BrandingSkeleton } from '../branding/branding-skeleton';
import { ReportSkeleton } from '../report/report-skeleton';
import { SchedulesSkeleton } from '../schedules/schedules-skeleton';

/** Pages load on demand, so that opening the zone loads only its frame. */
const Archive = lazy(async () => ({ default: (await import('../archive/archive')).Archive }));
const ReportPage = lazy(async () => ({ default: (await import('../report/report-page')).ReportPage }));
const Schedules = lazy(async () => ({ default: (await import('../schedules/schedules')).Schedules }));
const Branding = lazy(async () => ({ default: (await import('../branding/branding')).Branding }));

const sections = { '/': 'All reports', '/schedules': 'Schedules', '/branding': 'Branding' } as const;

interface FrameProps {
  section: keyof typeof sections;
  loading: ReactNode;
  children?: ReactNode;
}

const Frame = ({ section, loading, children }: FrameProps) => (
  <SectionFrame
    label="Reports"
    sections={sections}
    current={section}
    hrefOf={(route) => hashOf('iq-reports', route)}
    loading={loading}
  >
    {children}
  </SectionFrame>
);

const views = {
  '/': (
    <Frame section="/" loading={<ArchiveSkeleton />}>
      <FirmFirst>
        <Archive />
      </FirmFirst>
    </Frame>
  ),
  '/report': (
    <Suspense fallback={<ReportSkeleton />}>
      <ReportPage />
    </Suspense>
  ),
  '/schedules': (
    <Frame section="/schedules" loading={<SchedulesSkeleton />}>
      <FirmFirst>
        <Schedules />
      </FirmFirst>
    </Frame>
  ),
  '/branding': (
    <Frame section="/branding" loading={<BrandingSkeleton />}>
      <FirmFirst>
        <Branding />
      </FirmFirst>
    </Frame>
  ),
};

export const IqReports = () => (
  <IqRoutes
    zone="iq-reports"
    views={views}
    loading={
      <Frame section="/" loading={null}>
        <ArchiveSkeleton />
      </Frame>
    }
  />
);
