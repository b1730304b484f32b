import { startTransition, useEffect, useState } from 'react';

/** Number of rows to render at a time. */
const PIECE = 20;

/** Returns how many rows of a long list to render so far; the others follow in chunks, so that the page stays responsive. */
export function usePieces(length: number): number {
  const [count, setCount] = useState(PIECE);
  useEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + PIECE)));
    return () => cancelAnimationFrame(frame);
  }, [count, length]);
  return Math.min(count, length);
}
