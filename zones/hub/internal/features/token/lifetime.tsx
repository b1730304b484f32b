'use client';

import type { ParsedToken } from '@suite/session/parsed-token';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { useEffect, useState } from 'react';
import { copy } from './copy';

/** Milliseconds between two readings of the clock. */
const INTERVAL = 10_000;

/** Returns the Unix time in seconds by this machine's clock, updated every ten seconds. */
function useNow(): number {
  const { browser } = useSuite();
  const [now, setNow] = useState(browser.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(browser.now()), INTERVAL);
    return () => clearInterval(timer);
  }, [browser]);
  return now;
}

/** Shows how long the token lives and how much time is left. */
export function Lifetime({ token: { issuedAt, expiryTime } }: { token: ParsedToken }) {
  const { number } = useFormats();
  const now = useNow();
  const minutes = (seconds: number) => number(Math.round(seconds / 60));
  const all = minutes(expiryTime - issuedAt);
  return <p className="mt-4">{expiryTime > now ? copy.lives(all, minutes(expiryTime - now)) : copy.ended(all)}</p>;
}
