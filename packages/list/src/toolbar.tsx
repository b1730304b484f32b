import type { ReactNode } from 'react';

interface Props {
  /** Search and filters. */
  children: ReactNode;
  pager?: ReactNode;
  actions?: ReactNode;
}

/** Row above a list: search and filters, the pager, and actions on all rows. */
export const Toolbar = ({ children, pager, actions }: Props) => (
  <div className="mb-3 flex flex-wrap items-end gap-3">
    <div className="contents print:hidden">{children}</div>
    <div className="ms-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full max-sm:justify-between">
      {/* Its room is kept, so that nothing moves when it is known what it says. */}
      {pager && <div className="flex min-h-10 items-center justify-end sm:min-w-48">{pager}</div>}
      <div className="ms-auto flex min-h-10 flex-wrap items-center gap-3 print:hidden">{actions}</div>
    </div>
  </div>
);
