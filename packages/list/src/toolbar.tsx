import type { ReactNode } from 'react';

interface Props {
  /** Find and filters. */
  children: ReactNode;
  pager?: ReactNode;
  actions?: ReactNode;
}

/** What stands above a list: what narrows it, which rows it shows, and what is done with all of them. */
export const Toolbar = ({ children, pager, actions }: Props) => (
  <div className="mb-3 flex flex-wrap items-end gap-3">
    {children}
    <div className="ms-auto flex min-h-10 flex-wrap items-center gap-3">
      {pager}
      {actions}
    </div>
  </div>
);
