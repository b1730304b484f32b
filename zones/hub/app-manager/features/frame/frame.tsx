'use client';

import { useRequests } from '@suite/api/access/get-requests';
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
    <nav aria-label="App manager" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
      {Object.entries(sections).map(([route, text]) => (
        <a
          key={route}
          href={hashOf('app-manager', route as Section)}
          aria-current={route === section ? 'page' : undefined}
          className="flex h-10 flex-none items-center gap-2 border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {text}
          {route === '/requests' && <OpenRequests />}
        </a>
      ))}
    </nav>
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
