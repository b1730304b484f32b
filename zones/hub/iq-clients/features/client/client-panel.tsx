import type { ReactNode } from 'react';

/** Box below a heading on a client page. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-surface px-4 py-1.5">{children}</div>
);
