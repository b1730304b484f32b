import type { ReactNode } from 'react';

/** The box of what is below a heading on a client's page. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-surface px-4 py-1.5">{children}</div>
);
