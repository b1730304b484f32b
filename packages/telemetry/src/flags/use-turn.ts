import { useEffect, useState } from 'react';

/**
 * True in one of the tabs of this origin that somebody sees. A browser opens six connections to a host without HTTP/2;
 * a stream for each tab would leave none for anything else.
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

/** Queues up for the turn; returns the function that gives it, or the place in the queue, back. */
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
  // It rejects when called off, and where a page may hold no locks.
  navigator.locks.request(name, { signal: queue.signal }, hold).catch(() => undefined);
  return () => {
    queue.abort();
    end();
    onChange(false);
  };
}
