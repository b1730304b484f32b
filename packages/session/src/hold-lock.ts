export interface Turn {
  /** Resolves when the lock is granted. */
  granted: Promise<void>;
  /** Ends the turn, or stops waiting for it. */
  release(): void;
}

/** Queues for a lock of this origin (Web Locks API). */
export function holdLock(name: string): Turn {
  const waiting = new AbortController();
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const granted = new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return held;
    };
    navigator.locks.request(name, { signal: waiting.signal }, hold).catch(() => undefined);
  });
  return {
    granted,
    release() {
      waiting.abort();
      end();
    },
  };
}
