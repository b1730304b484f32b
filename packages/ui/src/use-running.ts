import { useState } from 'react';

/** An action of a dialog: whether it runs, and what a person reads when it was rejected. */
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
