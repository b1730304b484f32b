import { useEffect, useRef } from 'react';

/** Scrolls to the top and moves the focus there when the page shows something else; `undefined` means that it isn't known yet. */
export function useStartOfPage(shown: string | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== undefined && shown !== before.current;
    before.current = shown;
    if (!isOther) return;
    document.documentElement.scrollTop = 0;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}
