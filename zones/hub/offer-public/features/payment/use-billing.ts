import { usePublicBilling } from '@services/payments/browser/public';
import type { PublicBilling } from '@services/payments/contract/public';
import { useState } from 'react';

/** Milliseconds to the next read: frequent at first, then as often as a bank debit needs. */
const SOON = 3_000;
const LATER = 60_000;

/** Returns what is due and how to pay it, reading it again while a change is expected. */
export function useBilling(token: string, state: 'open' | 'accepted', isAwaited: (billing: PublicBilling) => boolean) {
  const [openedAt] = useState(Date.now);
  return usePublicBilling(token, state, (billing) => {
    if (!isAwaited(billing)) return 0;
    return Date.now() - openedAt < LATER ? SOON : LATER;
  });
}
