import type { PaymentPromise } from '@services/insights/contract/to-dos';
import { promiseText } from '@suite/iq/promise-text';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { copy } from './copy';

interface Props {
  promise: PaymentPromise;
  /** Currency of the firm. */
  currency: string;
  /** The ledger's last day. A promise is broken when this day is past the promised one and no payment arrived. */
  asOf: string;
}

/** A client's promise, and whether it is broken. */
export function PromiseText({ promise, currency, asOf }: Props) {
  const formats = useMetricFormats();
  return (
    <span title={promise.note || undefined}>
      {promiseText(promise, currency, formats)}
      {promise.promisedOn < asOf && <span className="block text-xs font-medium text-bad">{copy.broken}</span>}
    </span>
  );
}
