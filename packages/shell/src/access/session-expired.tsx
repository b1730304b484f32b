'use client';

import { LateNotice } from '../notices/late-notice';
import { useBoot } from '../start/boot';

/** Shown while the session can't be renewed (§4, "Session expiry"); closes when another tab has renewed it or signed in. */
export function SessionExpired() {
  const { boot } = useBoot();
  const isExpired = boot.status === 'booted' && boot.expired;
  if (!isExpired) return null;
  return (
    <div className="suite-over">
      <LateNotice>{({ Countdown }) => <Countdown onEnd={boot.booted.session.expire} />}</LateNotice>
    </div>
  );
}
