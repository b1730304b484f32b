interface Limit {
  /** Jobs of either kind that wait; more are refused. */
  waiting: number;
  /** What a refused job throws. */
  busy: () => Error;
}

/** Runs jobs a few at a time, in the order in which they came. @param atOnce jobs that run side by side */
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
