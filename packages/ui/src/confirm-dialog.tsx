import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Notice } from './notice';
import { useRunning } from './use-running';

interface Props {
  title: string;
  /** Text of the button that changes nothing. */
  keep: string;
  /** Text of the button that confirms. */
  confirm: string;
  /** Whether nothing is removed. */
  isHarmless?: boolean;
  /**
   * Runs the action; the dialog closes when it resolves. When it rejects, the dialog stays open, so that the person can try
   * again.
   */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Message when `onConfirm` rejects; none for a failure that is reported elsewhere. */
  failed?: (error: unknown) => string;
  children: ReactNode;
}

/** Asks before an action that is hard to undo. While the action runs, the dialog can't be closed. */
export function ConfirmDialog({ title, keep, confirm, isHarmless, onConfirm, onClose, failed, children }: Props) {
  const { isRunning, failure, run } = useRunning(failed);

  return (
    <Dialog
      title={title}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button variant="quiet" disabled={isRunning} onClick={onClose}>
            {keep}
          </Button>
          <Button variant={isHarmless ? 'solid' : 'danger'} spinning={isRunning} onClick={() => run(onConfirm())}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
