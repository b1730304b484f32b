import { useReadAnew } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { useState } from 'react';

/** What shows anything of a valuation, and is read anew after a change. */
const reads = [
  'exit-valuation',
  'exit-versions',
  'exit-subjects',
  'exit-multiples',
  'exit-scenarios',
  'exit-readiness',
  'improvement-tasks',
  'improvement-suggestions',
  'improvement-own',
];

/** Saves something, says so, and reads everything anew. What failed is told with its reason. */
export function useSave() {
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** @returns whether it was saved */
  async function save(write: () => Promise<unknown>, done: string): Promise<boolean> {
    setRunning(true);
    setFailure(undefined);
    try {
      await saveInDialog(write, done);
      return true;
    } catch (error) {
      setFailure(reasonOf(error));
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await readAnew(...reads);
      return false;
    } finally {
      setRunning(false);
    }
  }

  /** For a dialog, which shows the failure itself. */
  async function saveInDialog(write: () => Promise<unknown>, done: string): Promise<void> {
    await write();
    events.emit('toast', { type: 'success', text: done });
    await readAnew(...reads);
  }

  return { save, saveInDialog, isRunning, failure };
}
