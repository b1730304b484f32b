interface Limit {
  /** Maximum number of waiting jobs of each kind; further jobs are rejected. */
  waiting: number;
  /** Creates the error that a rejected job throws. */
  busy: () => Error;
}

/** Runs jobs in the order in which they arrive. @param atOnce maximum number of jobs that run at the same time */
export function createTurns(atOnce: number, limit: Limit) {
  let running = 0;
  const first: (() => void)[] = [];
  const last: (() => void)[] = [];

  async function run<T>(job: () => Promise<T>, waiting: (() => void)[]): Promise<T> {
    if (running >= atOnce && waiting.length >= limit.waiting) throw limit.busy();
    if (running < atOnce) running++;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await job();
    } finally {
      // The next waiting job takes over this job's slot.
      const next = first.shift() ?? last.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    last: <T>(job: () => Promise<T>): Promise<T> => run(job, last),
    /** Runs before all jobs in `last`, because the job holds a database connection while it waits. */
    first: <T>(job: () => Promise<T>): Promise<T> => run(job, first),
  };
}
