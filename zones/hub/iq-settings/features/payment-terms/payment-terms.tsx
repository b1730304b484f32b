'use client';

import { getPaymentTerms } from '@services/ledger/contract/payment-terms';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ViewHead } from '@suite/list/view-head';
import { ErrorNote } from '@suite/ui/error-note';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';
import { TermsForm } from './terms-form';

/** Number of days until invoices without a due date from their source are due. */
export function PaymentTerms() {
  const { data, error, mutate } = useQuery(getPaymentTerms, {});
  const { number } = useMetricFormats();
  if (!data && !error) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  }
  const { days, invoices } = data;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <TermsForm key={days} saved={days} onSaved={(answer) => mutate(answer, { revalidate: false })} />
      <p className="mt-4 text-muted">{days === null ? copy.unknown : copy.invoices(invoices, number(invoices))}</p>
    </>
  );
}
