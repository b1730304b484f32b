import { type Billing, getBilling, getPayments } from '@services/payments/contract/billing';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';

/** Returns a function that shows a changed billing and confirms the change in a toast. */
export function useBillingChange(proposalId: string) {
  const { events } = useSuite();
  const { mutate } = useQuery(
    getBilling,
    { params: { proposalId } },
    {
      isOptional: true,
    },
  );
  const revalidate = useRevalidate();
  return async (billing: Billing, text: string) => {
    await mutate(billing, { revalidate: false });
    events.emit('toast', { type: 'success', text });
    void revalidate(getPayments);
  };
}
