import { Stats } from '@suite/ui/stat';
import type { ReactNode } from 'react';

interface Props {
  /** There are six: one row, or two of three, and no row of one. */
  areSix?: boolean;
  /** They say how they changed: a line more for each. */
  haveChanges?: boolean;
  /** There are eight: two rows of four. Of four, neither is said: one row, or two of two. */
  areEight?: boolean;
  children: ReactNode;
}

/** Figures side by side. Two lines are kept for each note, so that nothing jumps when it comes. */
export const MetricStats = ({ areSix = false, areEight = false, haveChanges = false, children }: Props) => (
  <div
    className={`${haveChanges ? '[&_.ui-stat-note]:min-h-12 max-sm:[&_.ui-stat-note]:min-h-16' : '[&_.ui-stat-note]:min-h-8'} max-sm:[&>dl]:grid-cols-2 ${areSix ? 'sm:[&>dl]:grid-cols-3 xl:[&>dl]:grid-cols-6' : ''} ${areEight ? 'sm:max-lg:[&>dl]:grid-cols-2 lg:[&>dl]:grid-cols-4' : ''} ${areSix || areEight ? '' : 'sm:max-md:[&>dl]:grid-cols-2 md:[&>dl]:grid-cols-4'}`}
  >
    <Stats>{children}</Stats>
  </div>
);
