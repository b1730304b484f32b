import { usePublicBilling } from '@services/payments/client/public';
import type { PublicBilling } from '@services/payments/contract/public';
import { useState } from 'react';

/** Milliseconds to the next read: often at first, then as often as a bank debit deserves. */
const SOON = 3_000;
const LATER = 60_000;

/** What is to be paid and how, read again while a change of it is awaited. */
export function useBilling(token: string, state: 'open' | 'accepted', isAwaited: (billing: PublicBilling) => boolean) {
  const [openedAt] = useState(Date.now);
  return usePublicBilling(token, state, (billing) => {
    if (!isAwaited(billing)) return 0;
    return Date.now() - openedAt < LATER ? SOON : LATER;
  });
}
