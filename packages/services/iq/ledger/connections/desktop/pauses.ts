import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which one piece of work may keep everybody else waiting. */
const TURN = 10;

/** A pause for others, to be awaited after each step of long work; it takes place when the turn is over. */
export function createPauses(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN) return;
    await setImmediate();
    began = performance.now();
  };
}
