'use client';

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
      <nav aria-label="IQ clients" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
        {Object.entries(sections).map(([route, text]) => (
          <a
            key={route}
            href={hashOf('iq-clients', route as Section) + (asOf && `?asOf=${asOf}`)}
            aria-current={route === section ? 'page' : undefined}
            className="flex h-10 flex-none items-center border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
          >
            {text}
          </a>
        ))}
      </nav>
      <Suspense fallback={loading}>{children}</Suspense>
    </>
  );
}
