import { useBilling } from '@services/payments/client/payments';
import type { Billing } from '@services/payments/contract/billing';
import { useRevalidate } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';

/** Shows what a change of a billing answered, and tells that it was done. */
export function useBillingChange(proposalId: string) {
  const { events } = useSuite();
  const { mutate } = useBilling(proposalId);
  const revalidate = useRevalidate();
  return async (billing: Billing, text: string) => {
    await mutate(billing, { revalidate: false });
    events.emit('toast', { type: 'success', text });
    void revalidate('payments');
  };
}
