import { holdLock } from './hold-lock';
import { enterLockFrame } from './lock-frame';

/**
 * Runs one task at a time across all tabs on all hosts. The signal ends the waiting, not the task: what it waited for has
 * happened elsewhere, and the task, which checks first, runs at once.
 */
export type SuiteLock = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** The lock with which the tabs of one origin take turns. */
const NAME = 'renewal';

/**
 * How long to wait for the tabs of the same origin before queueing with the other hosts, in milliseconds: the tab that has the
 * turn may be frozen, which only the frame can detect.
 */
const ORIGIN_PATIENCE = 1_000;

/** The same when frames are blocked; after that, the server's grace period has to be enough (decision 003). */
const LONE_PATIENCE = 3_000;

/**
 * Creates a lock across origins. Locks don't cross origins, but a frame on one origin does (decision 003). The tabs of an origin
 * first queue among themselves, so that there is one frame per origin instead of one per tab.
 * @param frameUrl the lock page on the accounts host
 */
export function createSuiteLock(frameUrl: string): SuiteLock {
  /** Remembered, so that later renewals don't wait for the frame again. */
  let areFramesBlocked = false;

  async function enterFrame(isOver: Promise<void>, signal: AbortSignal) {
    if (areFramesBlocked || signal.aborted) return undefined;
    const frame = await enterLockFrame(frameUrl, isOver);
    areFramesBlocked = !frame && !signal.aborted;
    return frame;
  }

  return async (task, signal = new AbortController().signal) => {
    if (!navigator.locks) return task();
    const ownTurn = holdLock(NAME);
    const isOver = aborted(signal);
    await Promise.race([ownTurn.granted, pause(ORIGIN_PATIENCE), isOver]);
    const frame = await enterFrame(isOver, signal);
    if (!frame && !signal.aborted) await Promise.race([ownTurn.granted, pause(LONE_PATIENCE), isOver]);
    try {
      return await task();
    } finally {
      frame?.leave();
      ownTurn.release();
    }
  };
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the signal is aborted, or at once if it already was. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
