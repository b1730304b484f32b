import type { Logger } from '@suite/env/logger';

/** Runs jobs that outlive their requests. Failures are logged and reported to `onFailure`; `settled` waits for all jobs. */
export function createBackground(logger: Logger, onFailure: () => void) {
  const running = new Set<Promise<void>>();
  return {
    start(job: () => Promise<void>): void {
      const run = job()
        .catch((error: unknown) => {
          logger.error('a background job failed', error);
          onFailure();
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled(): Promise<void> {
      await Promise.all(running);
    },
  };
}
