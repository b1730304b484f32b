import type { PaymentPromise } from '@services/insights/contract/to-dos';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { copy } from './copy';

interface Props {
  promise: PaymentPromise;
  /** The firm's. */
  currency: string;
  /** A of the ledger: a promise is broken once the ledger has passed its day. */
  asOf: string;
}

/** What a client promised, and whether its day has passed without a payment. */
export function PromiseText({ promise: { promisedOn, amount, note }, currency, asOf }: Props) {
  const { day, money } = useFigureFormats();
  return (
    <span title={note || undefined}>
      {copy.promised(day(promisedOn), amount === null ? undefined : money(amount, currency))}
      {promisedOn < asOf && <span className="block text-xs font-medium text-bad">{copy.broken}</span>}
    </span>
  );
}
