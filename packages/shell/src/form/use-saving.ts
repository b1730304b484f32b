import { useRevalidate } from '@suite/api/use-query';
import type { Endpoint } from '@suite/contract/endpoint';
import { SuiteError } from '@suite/contract/errors';
import { useState } from 'react';
import { useSuite } from '../start/suite-context';
import { reasonOf } from './reason-of';

/**
 * Saves something, confirms it, and reloads what shows it. A failure is shown with its reason.
 * @param reads the reads that show any of it
 */
export function useSaving(reads: readonly (string | Endpoint)[]) {
  const { events } = useSuite();
  const revalidate = useRevalidate();
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
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await revalidate(...reads);
      return false;
    } finally {
      setRunning(false);
    }
  }

  /** Saves from a dialog, which shows the failure itself. */
  async function saveInDialog(write: () => Promise<unknown>, done: string): Promise<void> {
    await write();
    events.emit('toast', { type: 'success', text: done });
    await revalidate(...reads);
  }

  return { save, saveInDialog, isRunning, failure };
}
