import { getPayments } from '@services/payments/contract/billing';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Links to failed payments, if there are any. */
export function FailedPayments() {
  const { number } = useMetricFormats();
  const count =
    useQuery(getPayments, { query: { view: 'failed', limit: '1' } }, { isOptional: true }).data?.counts.failed?.count ?? 0;
  if (count === 0) return null;
  return (
    <ButtonLink variant="quiet" className="text-bad" href={hashOf('offer', '/payments', { view: 'failed' })}>
      {copy.failedPayments.short(number(count))}
      <span className="max-sm:sr-only">{copy.failedPayments.rest(count)}</span>
    </ButtonLink>
  );
}
