import type { PaymentPromise } from '@services/insights/contract/to-dos';
import { promiseText } from '@suite/iq/promise-text';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { copy } from './copy';

interface Props {
  promise: PaymentPromise;
  /** The firm's. */
  currency: string;
  /** The ledger's last day: a promise is broken once that has passed without a payment. */
  asOf: string;
}

/** What a client promised, and whether its day has passed without a payment. */
export function PromiseText({ promise, currency, asOf }: Props) {
  const formats = useMetricFormats();
  return (
    <span title={promise.note || undefined}>
      {promiseText(promise, currency, formats)}
      {promise.promisedOn < asOf && <span className="block text-xs font-medium text-bad">{copy.broken}</span>}
    </span>
  );
}
