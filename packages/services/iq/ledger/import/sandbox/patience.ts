import { setTimeout } from 'node:timers/promises';

/** The milliseconds of a single wait. */
const TICK = 500;

/**
 * Resolves after really waiting for some milliseconds. While the whole machine is frozen (docker pause, a sleeping laptop), at
 * most the current tick elapses.
 */
export async function patience(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < milliseconds; waited += TICK) await setTimeout(TICK, undefined, { signal });
}
