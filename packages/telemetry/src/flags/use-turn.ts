import { useEffect, useState } from 'react';

/**
 * Returns true in one of the visible tabs of this origin. A browser opens six connections to a host without HTTP/2; a stream for
 * each tab would leave none for anything else.
 */
export function useTurn(name: string): boolean {
  const [isOurs, setOurs] = useState(false);

  useEffect(() => {
    let giveBack = () => {};

    function seek(): void {
      giveBack();
      if (document.visibilityState !== 'hidden') giveBack = takeTurn(name, setOurs);
    }

    seek();
    document.addEventListener('visibilitychange', seek);
    return () => {
      document.removeEventListener('visibilitychange', seek);
      giveBack();
    };
  }, [name]);

  return isOurs;
}

/** Queues for the turn; returns the function that gives up the turn or the place in the queue. */
function takeTurn(name: string, onChange: (isOurs: boolean) => void): () => void {
  if (!navigator.locks) {
    onChange(true);
    return () => onChange(false);
  }
  const queue = new AbortController();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const hold = () => {
    if (!queue.signal.aborted) onChange(true);
    return ended;
  };
  // Rejects when aborted, and where a page may not use locks.
  navigator.locks.request(name, { signal: queue.signal }, hold).catch(() => undefined);
  return () => {
    queue.abort();
    end();
    onChange(false);
  };
}
