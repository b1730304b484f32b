import { Stats } from '@suite/ui/stat';
import type { ReactNode } from 'react';

/** Placeholder of a number while it loads, so that its space is reserved. */
export const LOADING = '\u2007';

export interface StatProps<Page> {
  page: Page | undefined;
  /** It couldn't be loaded: the number is shown as not available, in the same space. */
  isFailed: boolean;
}

/** Numbers above a list. Two lines are reserved for each note, so that nothing moves when it appears. */
export const StatStrip = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 [&_.ui-stat-note]:min-h-8">
    <Stats>{children}</Stats>
  </div>
);
