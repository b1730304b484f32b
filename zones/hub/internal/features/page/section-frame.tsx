'use client';

import { useSuite } from '@suite/shell/suite-context';
import { type ReactNode, Suspense, useEffect } from 'react';
import { keepErrors } from '../errors/kept-errors';
import type { Section } from './section';
import { SectionNav } from './section-nav';
import { SectionSkeleton } from './section-skeleton';

interface Props {
  section: Section;
  view: ReactNode;
}

/** A section under the links to all. While one is open, what fails in this tab is kept for "Last errors". */
export function SectionFrame({ section, view }: Props) {
  const { events } = useSuite();
  useEffect(() => keepErrors(events), [events]);
  return (
    <>
      <SectionNav current={section} />
      <Suspense fallback={<SectionSkeleton />}>{view}</Suspense>
    </>
  );
}
