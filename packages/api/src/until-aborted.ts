import { SuiteError } from '@suite/contract/errors';

/**
 * Returns the outcome of the work. If the signal is aborted first, rejects at once with its reason, whatever the work waits for.
 */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work();
  if (signal.aborted) return Promise.reject(reasonOf(signal));
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(reasonOf(signal));
    signal.addEventListener('abort', giveUp);
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}

const reasonOf = ({ reason }: AbortSignal): SuiteError =>
  reason instanceof SuiteError ? reason : new SuiteError('network', 'The call was given up', { cause: reason });
