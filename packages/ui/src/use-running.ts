import { useState } from 'react';

/** Runs an action of a dialog; returns whether it is running and, after it was rejected, the error message. */
export function useRunning(failed: ((error: unknown) => string) | undefined) {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(action: Promise<void>) {
    setRunning(true);
    setFailure(undefined);
    try {
      await action;
    } catch (error) {
      setFailure(failed?.(error));
    }
    setRunning(false);
  }

  return { isRunning, failure, run };
}
