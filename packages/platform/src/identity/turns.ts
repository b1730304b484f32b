import { SuiteError } from '@suite/contract/errors';

/** Seconds after which a refused job may be tried again. */
const RETRY_AFTER = 5;

interface Bounds {
  /** Jobs that run side by side. */
  atOnce: number;
  /** Jobs of either kind that wait; more are refused. */
  waiting: number;
}

/** Runs jobs a few at a time, the others in the order in which they came. Each throws SuiteError `busy` when too many wait. */
export function createTurns({ atOnce, waiting: most }: Bounds) {
  let running = 0;
  const first: (() => void)[] = [];
  const last: (() => void)[] = [];

  async function run<T>(job: () => Promise<T>, waiting: (() => void)[]): Promise<T> {
    if (running >= atOnce && waiting.length >= most) {
      const message = `Too many people are signing in. Try again in ${RETRY_AFTER} s.`;
      throw new SuiteError('busy', message, { retryAfterSeconds: RETRY_AFTER });
    }
    if (running < atOnce) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await job();
    } finally {
      // Whoever waits takes over the place of this one.
      const next = first.shift() ?? last.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    last: <T>(job: () => Promise<T>): Promise<T> => run(job, last),
    /** Goes before all of `last`: for a job that holds a database connection meanwhile. */
    first: <T>(job: () => Promise<T>): Promise<T> => run(job, first),
  };
}
