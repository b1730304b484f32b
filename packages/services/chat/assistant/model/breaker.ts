/** Consecutive failures after which requests are refused immediately. */
const MAX_FAILURES = 5;

/** Milliseconds until one request is let through again. */
const PAUSE = 30_000;

/** Creates a circuit breaker that stops requests of this process to a failing server. */
export function createBreaker(clock: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Returns whether a request may be made. After a pause, one request is let through while the others wait for its outcome. */
    isClosed(): boolean {
      const now = clock();
      if (failures < MAX_FAILURES) return true;
      if (now < openUntil) return false;
      openUntil = now + PAUSE;
      return true;
    },
    failed(): void {
      failures++;
      if (failures >= MAX_FAILURES) openUntil = clock() + PAUSE;
    },
    succeeded(): void {
      failures = 0;
    },
  };
}
