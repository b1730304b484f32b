import { type ReactNode, useId } from 'react';

interface Props {
  /** A table brings its own. */
  heading?: ReactNode;
  /** Where there is more of it. */
  more?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One matter of the dashboard. */
export function Panel({ heading, more, children, className = '' }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      className={`min-w-0 break-inside-avoid rounded-lg border border-line bg-surface p-4 sm:max-[1200px]:[&_.ui-table>*>tr>*]:px-2 ${className}`}
    >
      {heading && (
        <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
          <h2 id={id}>{heading}</h2>
          {more}
        </div>
      )}
      {children}
    </section>
  );
}

interface HeadProps {
  heading: ReactNode;
  more?: ReactNode;
}

/** The heading of a panel that is a table, beside the table's own menu. */
export const TableHead = ({ heading, more }: HeadProps) => (
  <div className="flex min-h-9 flex-1 flex-wrap items-center justify-between gap-x-4">
    <h2>{heading}</h2>
    {more}
  </div>
);
