import { SuiteError } from '@suite/contract/errors';

/** Seconds after which a refused job may be tried again. */
const RETRY_AFTER = 5;

interface Bounds {
  /** Jobs that run side by side. */
  atOnce: number;
  /** Jobs that wait; more are refused. */
  waiting: number;
}

/** Runs jobs a few at a time, the others in the order in which they came. */
export function createTurns({ atOnce, waiting: most }: Bounds) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function run<T>(job: () => Promise<T>, wait: (go: () => void) => void): Promise<T> {
    if (running < atOnce) running++;
    else await new Promise<void>(wait);
    try {
      return await job();
    } finally {
      // Whoever waits takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    /** @throws SuiteError `busy` when too many wait */
    async last<T>(job: () => Promise<T>): Promise<T> {
      if (running >= atOnce && waiting.length >= most) {
        const message = `Too many people are signing in. Try again in ${RETRY_AFTER} s.`;
        throw new SuiteError('busy', message, { retryAfterSeconds: RETRY_AFTER });
      }
      return run(job, (go) => waiting.push(go));
    },
    /** Goes before all that wait and is never refused: for a job that holds a database connection meanwhile. */
    first: <T>(job: () => Promise<T>): Promise<T> => run(job, (go) => waiting.unshift(go)),
  };
}
