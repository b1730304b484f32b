'use client';

import { RedirectModal } from '@suite/ui/redirect-modal';
import { useEffect, useState } from 'react';
import { useBoot } from './boot';

/** Seconds until the page goes to login by itself (§4, §9). */
const COUNTDOWN = 5;

/** Stands while the session can't be renewed (§4, "Session expiry"); it goes when another tab has renewed it or signed in. */
export function SessionExpired() {
  const { boot } = useBoot();
  const isExpired = boot.status === 'booted' && boot.expired;
  if (!isExpired) return null;
  return (
    <div className="suite-over">
      <Countdown onEnd={boot.booted.session.expire} />
    </div>
  );
}

interface Props {
  onEnd: () => void;
}

export function Countdown({ onEnd }: Props) {
  const [seconds, setSeconds] = useState(COUNTDOWN);

  useEffect(() => {
    if (seconds === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, onEnd]);

  // A page that comes back from the browser's cache would stand at zero for ever.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setSeconds(COUNTDOWN);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <RedirectModal
      title="Session expired"
      text="Your session has expired. Redirecting you to the login page."
      seconds={seconds}
      action="Redirect Now"
      onRedirect={() => setSeconds(0)}
    />
  );
}
