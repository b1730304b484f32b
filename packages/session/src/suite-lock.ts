import { holdLock } from './hold-lock';
import { enterLockFrame } from './lock-frame';

/**
 * Runs one task at a time across all tabs on all hosts. The signal ends the waiting, not the task: what was waited for has
 * happened elsewhere, and the task, which checks first, runs at once.
 */
export type SuiteLock = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** The tabs of one origin take turns by this name. */
const NAME = 'renewal';

/**
 * How long the tabs of one origin are waited for before the other hosts are asked all the same, in
 * milliseconds: the tab whose turn it is may be frozen, which only the frame can tell.
 */
const ORIGIN_PATIENCE = 1_000;

/** The same where frames are blocked: then the server's grace must do (decision 003). */
const LONE_PATIENCE = 3_000;

/**
 * Locks do not cross origins, but a frame on one origin does (decision 003). The tabs of an origin queue up
 * among themselves first, so that one frame an origin is made and not one a tab.
 * @param frameUrl the lock page on the accounts host
 */
export function createSuiteLock(frameUrl: string): SuiteLock {
  /** Found once, so that later renewals do not wait for it again. */
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

/** Resolves when the signal is aborted, or was already. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
