import { useEffect, useRef } from 'react';

/** Goes to the start of the page when what it shows has become something else; `undefined` while it is not known yet. */
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
