import { useEffect, useState } from 'react';

const secondsUntil = (time: number | undefined) => (time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000)));

/**
 * Whole seconds until a time in milliseconds since the epoch, counted down; 0 when it has passed or
 * there is none. Read from the clock each time, because a sleeping tab misses ticks.
 */
export function useSecondsUntil(time: number | undefined): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    setSeconds(secondsUntil(time));
    if (time === undefined) return;
    const ticking = setInterval(() => {
      const left = secondsUntil(time);
      setSeconds(left);
      if (!left) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [time]);
  return seconds;
}
