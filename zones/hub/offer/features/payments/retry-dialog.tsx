import { getBilling, getPayments, retryPayment } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { retry: words } = copy;

/** Milliseconds after the call at which the result is looked up, because the charge is made later. */
const LOOKS = [2_000, 10_000];

/** Confirms that the saved method is charged once more. */
export function RetryDialog({ payment: { id, open, currency, client, failure }, onClose, onDone }: ActionProps) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const { money } = useMetricFormats();

  async function retry() {
    await api.call(retryPayment, { params: { paymentId: id } });
    for (const wait of LOOKS) setTimeout(() => void revalidate(getPayments, getBilling), wait);
    await onDone(words.done);
  }

  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={words.submit}
      isHarmless
      onConfirm={retry}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>{words.text(money(open, currency), client)}</p>
      {failure && <p className="mt-2 text-muted">{words.failure(failure)}</p>}
    </ConfirmDialog>
  );
}
