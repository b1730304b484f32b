import type { ReactNode } from 'react';

interface Props {
  /** Search and filters. */
  children: ReactNode;
  pager?: ReactNode;
  actions?: ReactNode;
}

/** The row above a list: search and filters, which rows it shows, and actions on all of them. */
export const Toolbar = ({ children, pager, actions }: Props) => (
  <div className="mb-3 flex flex-wrap items-end gap-3">
    {children}
    <div className="ms-auto flex min-h-10 flex-wrap items-center gap-3">
      {pager}
      {actions}
    </div>
  </div>
);
