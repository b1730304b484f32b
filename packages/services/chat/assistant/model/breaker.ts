/** Failures in a row after which requests are refused at once. */
const MAX_FAILURES = 5;

/** Milliseconds until one request is let through again. */
const PAUSE = 30_000;

/** Keeps requests from a server that fails, in this process. */
export function createBreaker(clock: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether a request may be made. After a pause one may, and the others wait for what becomes of it. */
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
