import './save-bar.css';
import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

// Not utilities: a zone has only those that its own files use.
const bar = 'ui-save-bar';
const inSight = 'ui-save-bar-sticky';

/** Actions that stay in sight below a long form. */
export const StickyBar = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(bar, inSight, className)}>{children}</div>
);

interface Props {
  /** There is something to save. */
  isChanged: boolean;
  isRunning: boolean;
  /** Text of the button that takes the changes back. */
  discard: string;
  onDiscard: () => void;
  /** Says that there is something to save. */
  changed: ReactNode;
  /** What else can be done, or what failed. */
  other?: ReactNode;
  /** The button that saves. */
  children: ReactNode;
}

/** The actions of a form, in sight while there is something to save. */
export const SaveBar = ({ isChanged, isRunning, discard, onDiscard, changed, other, children }: Props) => (
  <div className={classNames(bar, isChanged && inSight)}>
    {children}
    {isChanged && (
      <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
        {discard}
      </Button>
    )}
    {other}
    <p role="status" className="text-muted">
      {isChanged && changed}
    </p>
  </div>
);
