'use client';

import { useSuite } from '@suite/shell/suite-context';
import { type ReactNode, useEffect } from 'react';
import { keepErrors } from '../errors/kept-errors';
import type { Section } from './section';
import { SectionNav } from './section-nav';

interface Props {
  section: Section;
  heading: string;
  /** What the section shows, in a line. */
  text: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the zone under its links. While one is open, what fails in this browser is kept for "Last errors". */
export function SectionPage({ section, heading, text, action, children }: Props) {
  const { events } = useSuite();
  useEffect(() => keepErrors(events), [events]);
  return (
    <>
      <SectionNav current={section} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1>{heading}</h1>
          <p className="mt-1 max-w-[72ch] text-pretty text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </>
  );
}
