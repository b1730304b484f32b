import { setTimeout } from 'node:timers/promises';

/** Milliseconds that are waited for at a time. */
const TICK = 500;

/**
 * Resolves when so many milliseconds were really waited for: while the whole machine is frozen (docker pause, a laptop
 * that sleeps), no time passes but the tick that was under way.
 */
export async function patience(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < milliseconds; waited += TICK) await setTimeout(TICK, undefined, { signal });
}
