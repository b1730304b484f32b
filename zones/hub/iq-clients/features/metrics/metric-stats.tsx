import { Stats } from '@suite/ui/stat';
import type { ReactNode } from 'react';

interface Props {
  /** Six metrics: one row, or two rows of three, and never a row of one. */
  areSix?: boolean;
  /** The metrics show their changes, one more line each. */
  haveChanges?: boolean;
  /** Eight metrics: two rows of four. Four metrics set neither: one row, or two rows of two. */
  areEight?: boolean;
  children: ReactNode;
}

/** Metrics side by side. Two lines are reserved for each note, so that nothing jumps when it appears. */
export const MetricStats = ({ areSix = false, areEight = false, haveChanges = false, children }: Props) => (
  <div
    className={`${haveChanges ? '[&_.ui-stat-note]:min-h-12 max-sm:[&_.ui-stat-note]:min-h-16' : '[&_.ui-stat-note]:min-h-8'} max-sm:[&>dl]:grid-cols-2 ${areSix ? 'sm:[&>dl]:grid-cols-3 xl:[&>dl]:grid-cols-6' : ''} ${areEight ? 'sm:max-lg:[&>dl]:grid-cols-2 lg:[&>dl]:grid-cols-4' : ''} ${areSix || areEight ? '' : 'sm:max-md:[&>dl]:grid-cols-2 md:[&>dl]:grid-cols-4'}`}
  >
    <Stats>{children}</Stats>
  </div>
);
