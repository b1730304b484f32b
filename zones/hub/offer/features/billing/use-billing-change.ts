import { useBilling } from '@services/payments/client/payments';
import type { Billing } from '@services/payments/contract/billing';
import { useRevalidate } from '@suite/api/use-read';
import { useSuite } from '@suite/shell/suite-context';

/** Returns a function that shows a changed billing and confirms the change in a toast. */
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
