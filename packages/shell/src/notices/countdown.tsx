import { RedirectModal } from '@suite/ui/redirect-modal';
import { useEffect, useState } from 'react';

/** Seconds until the page redirects to login by itself (§4, §9). */
const COUNTDOWN = 5;

interface Props {
  onEnd: () => void;
}

/** Says that the session has expired, and counts down. */
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

  // Restarts the count: a page from the browser's cache would stay at zero forever.
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
