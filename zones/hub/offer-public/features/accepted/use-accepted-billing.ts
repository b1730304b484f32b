import type { PublicBilling } from '@services/payments/contract/public';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useState } from 'react';
import { storedCheckout } from '../payment/stored-checkout';
import { useBilling } from '../payment/use-billing';
import { useCheckout } from '../payment/use-checkout';

/** Returns what is due for an accepted proposal, and the checkout on the provider's page. */
export function useAcceptedBilling(token: string) {
  const returned = useHashParam<'offer-public', '/'>('checkout');
  const [stored] = useState(storedCheckout);
  const done = returned === 'done' && stored?.token === token ? stored : undefined;

  const isAwaited = ({ payments, method }: PublicBilling) =>
    (done?.paymentId === null && method === null) ||
    payments.some(({ id, status }) => status === 'processing' || (status === 'due' && id === done?.paymentId));

  const { data: billing, error, mutate } = useBilling(token, 'accepted', isAwaited);
  const checkout = useCheckout(token, () => mutate());
  return { billing, error, reload: () => void mutate(), checkout, unconfirmedId: done?.paymentId ?? undefined };
}
