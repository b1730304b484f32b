import { type ReactNode, useId } from 'react';

interface Props {
  /** Absent for a table, which has its own. */
  heading?: ReactNode;
  /** Link to the rest. */
  more?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A table in a panel has no box of its own, and lines up with the panel's heading. */
const tables =
  '[&_.ui-table-box]:rounded-none [&_.ui-table-box]:border-0 [&_.ui-table>*>tr>:first-child]:ps-0 [&_.ui-table>*>tr>:last-child]:pe-0 max-sm:[&_.ui-table>tbody>tr]:px-0 sm:max-[1200px]:[&_.ui-table>*>tr>*]:px-2';

/** One topic of the dashboard. */
export function Panel({ heading, more, children, className = '' }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={heading ? id : undefined}
      className={`min-w-0 break-inside-avoid rounded-lg border border-line bg-surface p-4 ${tables} ${className}`}
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

/** Heading of a panel that is a table, beside the table's menu. */
export const TableHead = ({ heading, more }: HeadProps) => (
  <div className="flex min-h-9 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h2>{heading}</h2>
    {more}
  </div>
);
