import { useSuite } from '@suite/shell/suite-context';
import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock. */
const INTERVAL = 10_000;

/** Unix time in seconds by this machine's clock, looked at every ten seconds. */
export function useNow(): number {
  const { browser } = useSuite();
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(browser.now()), INTERVAL);
    return () => clearInterval(timer);
  }, [browser]);
  return now;
}
