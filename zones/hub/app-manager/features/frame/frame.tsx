'use client';

import { useRequests } from '@services/identity/client/requests';
import { SectionNav } from '@suite/list/section-nav';
import { useFormats } from '@suite/shell/use-formats';
import { hashOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { ViewSkeleton } from './frame-skeleton';
import { type Section, sections } from './sections';

interface Props {
  section: Section;
  /** Stands while the part is loaded; the shape of a list unless given. */
  loading?: ReactNode;
  children: ReactNode;
}

/** The parts of the zone as links, and the one that is open. */
export const Frame = ({ section, loading = <ViewSkeleton />, children }: Props) => (
  <>
    <SectionNav
      label="App manager"
      sections={sections}
      current={section}
      hrefOf={(route) => hashOf('app-manager', route)}
      after={(route) => route === '/requests' && <OpenRequests />}
    />
    <Suspense fallback={loading}>{children}</Suspense>
  </>
);

const countOnly = { state: 'open', limit: '1' } as const;

/** How many wait for an answer; nothing while that is not known, or when none does. */
function OpenRequests() {
  const { number } = useFormats();
  const total = useRequests(countOnly).data?.total;
  if (!total) return null;
  return (
    <span className="rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent">
      {number(total)}
      <span className="ui-visually-hidden"> open</span>
    </span>
  );
}
