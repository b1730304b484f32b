import { startTransition, useEffect, useState } from 'react';

/** Rows that are rendered at once. */
const PIECE = 20;

/** How many rows of a long list are rendered by now: the others follow in pieces, so that the page answers meanwhile. */
export function usePieces(length: number): number {
  const [count, setCount] = useState(PIECE);
  useEffect(() => {
    if (count >= length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + PIECE)));
    return () => cancelAnimationFrame(frame);
  }, [count, length]);
  return Math.min(count, length);
}
