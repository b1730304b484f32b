'use client';

import { SectionNav } from '@suite/list/section-nav';
import { hashOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { useAsOf } from './as-of';
import { ViewSkeleton } from './frame-skeleton';
import { type Section, sections } from './sections';

interface Props {
  section: Section;
  /** Stands while the part is loaded; the shape of a list unless given. */
  loading?: ReactNode;
  children: ReactNode;
}

/** The parts of the zone as links, which keep the as-of date, and the one that is open. */
export function Frame({ section, loading = <ViewSkeleton />, children }: Props) {
  const asOf = useAsOf();
  return (
    <>
      <SectionNav
        label="IQ clients"
        sections={sections}
        current={section}
        hrefOf={(route) => hashOf('iq-clients', route, { asOf })}
      />
      <Suspense fallback={loading}>{children}</Suspense>
    </>
  );
}
