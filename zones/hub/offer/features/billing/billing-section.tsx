import { type Billing, getBilling } from '@services/payments/contract/billing';
import { useQuery } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { usePaymentActions } from '../payments/use-payment-actions';
import { DraftSection } from '../proposal/draft-section';
import { BillingHead } from './billing-head';
import { BillingNotices } from './billing-notices';
import { Completions } from './completions';
import { copy } from './copy';
import { PastPayments } from './past-payments';
import { PlannedCharges } from './planned-charges';

interface Props {
  proposalId: string;
}

/** Past and planned charges of an accepted proposal, with the available actions. */
export function BillingSection({ proposalId }: Props) {
  const { data, error, mutate } = useQuery(getBilling, { params: { proposalId } });
  return (
    <DraftSection title={copy.heading}>
      {data ? (
        <Loaded billing={data} />
      ) : error?.code === 'not_found' ? (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {copy.missing}
          <Button variant="quiet" size="sm" onClick={() => mutate()}>
            {copy.again}
          </Button>
        </p>
      ) : error ? (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      ) : (
        <div role="status" aria-label={copy.loading}>
          <Skeleton className="h-[360px]" />
        </div>
      )}
    </DraftSection>
  );
}

function Loaded({ billing }: { billing: Billing }) {
  const mayChange = useMayChange();
  const { act, dialog } = usePaymentActions();
  return (
    <>
      <BillingHead billing={billing} mayChange={mayChange} />
      <BillingNotices billing={billing} mayChange={mayChange} onAction={act} />
      <Completions billing={billing} mayChange={mayChange} />
      <PlannedCharges billing={billing} />
      <PastPayments billing={billing} mayChange={mayChange} onAction={act} />
      {dialog}
    </>
  );
}
