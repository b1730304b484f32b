import { useEffect, useState } from 'react';

const secondsUntil = (time: number | undefined) => (time === undefined ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000)));

/**
 * Counts down the whole seconds until a time in milliseconds since the epoch; 0 when it has passed or is undefined. Reads the
 * clock each time, because a sleeping tab misses ticks.
 */
export function useSecondsUntil(time: number | undefined): number {
  const [counted, setCounted] = useState(() => ({ time, seconds: secondsUntil(time) }));
  useEffect(() => {
    setCounted({ time, seconds: secondsUntil(time) });
    if (time === undefined) return;
    const ticking = setInterval(() => {
      const seconds = secondsUntil(time);
      setCounted({ time, seconds });
      if (!seconds) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [time]);
  // A new time counts from its first render: otherwise "now" would be read out before the wait.
  return counted.time === time ? counted.seconds : secondsUntil(time);
}
