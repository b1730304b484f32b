import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** What the section shows, in a line. */
  text: string;
  /** Stands beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export const SectionPage = ({ heading, text, action, children }: Props) => (
  <>
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
