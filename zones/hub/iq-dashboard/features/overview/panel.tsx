import { type ReactNode, useId } from 'react';

interface Props {
  heading: ReactNode;
  /** Where there is more of it. */
  more?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One matter of the dashboard. */
export function Panel({ heading, more, children, className = '' }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-lg border border-line bg-surface p-4 ${className}`}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>{heading}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
