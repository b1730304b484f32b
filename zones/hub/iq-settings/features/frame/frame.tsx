'use client';

import { SectionNav } from '@suite/list/section-nav';
import { hashOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { ViewSkeleton } from './frame-skeleton';
import { type Section, sections } from './sections';

interface Props {
  section: Section;
  children: ReactNode;
}

/** The parts of the zone as links, and the one that is open. */
export const Frame = ({ section, children }: Props) => (
  <>
    <SectionNav label="IQ settings" sections={sections} current={section} hrefOf={(route) => hashOf('iq-settings', route)} />
    <Suspense fallback={<ViewSkeleton />}>{children}</Suspense>
  </>
);
