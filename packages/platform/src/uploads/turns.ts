/** Runs jobs in the order in which they come, at most so many at a time. */
export function createTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job: () => Promise<void>): Promise<void> => {
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
