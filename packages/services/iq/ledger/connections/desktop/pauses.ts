import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which one task may block all others. */
const TURN = 10;

/** Returns a function to await after each step of long work. It yields to other tasks when the time slice is used up. */
export function createPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await setImmediate();
    began = performance.now();
  };
}
