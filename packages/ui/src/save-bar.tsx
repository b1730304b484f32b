import type { ReactNode } from 'react';
import { Button } from './button';
import { classNames } from './class-names';

const bar = 'ui:flex ui:flex-wrap ui:items-center ui:gap-3';
const inSight = 'ui:sticky ui:bottom-4 ui:z-2 ui:rounded-md ui:border ui:border-line-strong ui:bg-surface ui:p-3 ui:shadow-pop';

/** Actions that stay visible below a long form. */
export const StickyBar = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={classNames(bar, inSight, className)}>{children}</div>
);

interface Props {
  isChanged: boolean;
  isRunning: boolean;
  /** Text of the button that discards the changes. */
  discard: string;
  onDiscard: () => void;
  /** Says that there are unsaved changes. */
  changed: ReactNode;
  /** A further action, or an error. */
  other?: ReactNode;
  /** The save button. */
  children: ReactNode;
}

/** Actions of a form, visible while there is something to save. */
export const SaveBar = ({ isChanged, isRunning, discard, onDiscard, changed, other, children }: Props) => (
  <div className={classNames(bar, isChanged && inSight)}>
    {children}
    {isChanged && (
      <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
        {discard}
      </Button>
    )}
    {other}
    <p role="status" className="ui:text-muted">
      {isChanged && changed}
    </p>
  </div>
);
