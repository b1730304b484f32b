import { undoReceived } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { undo: words } = copy;

/** Confirms that a payment is no longer marked as received. */
export function UndoDialog({ payment, onClose, onDone }: ActionProps) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const { id, amount, currency, client, isPaidTwice } = payment;
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={isPaidTwice ? words.submitTwice : words.submit}
      onConfirm={() =>
        api.call(undoReceived, { params: { paymentId: id } }).then(() => onDone(isPaidTwice ? words.doneTwice : words.done))
      }
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>{(isPaidTwice ? words.textTwice : words.text)(money(amount, currency), client)}</p>
    </ConfirmDialog>
  );
}
