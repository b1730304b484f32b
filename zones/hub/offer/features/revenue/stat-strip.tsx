import { Stats } from '@suite/ui/stat';
import type { ReactNode } from 'react';

/** What a number is while it loads: its room is kept. */
export const LOADING = '\u2007';

export interface StatProps<Page> {
  page: Page | undefined;
  /** It could not be loaded: what it would say is not available, in the same room. */
  isFailed: boolean;
}

/** Numbers above a list. Two lines are kept for each note, so that nothing moves when it comes. */
export const StatStrip = ({ children }: { children: ReactNode }) => (
  <div className="mb-4 [&_.ui-stat-note]:min-h-8">
    <Stats>{children}</Stats>
  </div>
);
