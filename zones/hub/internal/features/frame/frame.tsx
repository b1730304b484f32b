import { SectionFrame as Sections } from '@suite/list/section-frame';
import { useSuite } from '@suite/shell/start/suite-context';
import { Skeleton } from '@suite/ui/skeleton';
import type { NavRouteOf } from '@suite/zones/zone-url';
import { type ReactNode, useEffect } from 'react';
import { keepErrors } from '../errors/recent-errors';

interface Props {
  section: NavRouteOf<'internal'>;
  view: ReactNode;
}

/** A section below the links to all sections. While one is open, failures in this tab are recorded for "Last errors". */
export function SectionFrame({ section, view }: Props) {
  const { events } = useSuite();
  useEffect(() => keepErrors(events), [events]);
  return (
    <Sections zone="internal" label="Sections" current={section} loading={<SectionSkeleton />}>
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

export const ZoneSkeleton = () => (
  <>
    <Skeleton className="mb-6 h-[41px]" />
    <SectionSkeleton />
  </>
);
