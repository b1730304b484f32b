'use client';

import { hashOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { ViewSkeleton } from './frame-skeleton';
import { type Section, sections } from './sections';

interface Props {
  section: Section;
  children: ReactNode;
}

/** On a narrow page not all links have room. */
const show = (link: HTMLAnchorElement | null) => link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The parts of the zone as links, and the one that is open. */
export const Frame = ({ section, children }: Props) => (
  <>
    <nav aria-label="IQ settings" className="mb-6 flex gap-5 overflow-x-auto border-b border-line">
      {Object.entries(sections).map(([route, text]) => (
        <a
          key={route}
          href={hashOf('iq-settings', route as Section)}
          aria-current={route === section ? 'page' : undefined}
          ref={route === section ? show : undefined}
          className="flex h-10 flex-none items-center border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {text}
        </a>
      ))}
    </nav>
    <Suspense fallback={<ViewSkeleton />}>{children}</Suspense>
  </>
);
