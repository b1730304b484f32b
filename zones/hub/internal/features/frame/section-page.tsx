import type { ReactNode } from 'react';

interface Props {
  heading: string;
  /** One-line description of the section. */
  text: string;
  /** Shown beside the heading. */
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

interface TitledProps {
  /** Id of its heading. */
  id: string;
  heading: string;
  text?: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export const TitledSection = ({ id, heading, text, action, children }: TitledProps) => (
  <section aria-labelledby={id} className="mt-8">
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 id={id}>{heading}</h2>
        {text && <p className="mt-1 max-w-[72ch] text-pretty text-muted">{text}</p>}
      </div>
      {action}
    </div>
    <div className="mt-3">{children}</div>
  </section>
);
