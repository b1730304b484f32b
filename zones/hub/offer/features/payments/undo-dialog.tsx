import { undoReceived } from '@services/payments/client/payments';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { undo: words } = copy;

/** Confirms that a payment is no longer marked as received. */
export function UndoDialog({ payment, onClose, onDone }: ActionProps) {
  const { client: api } = useApi();
  const { money } = useMoney();
  const { id, amount, currency, client, isPaidTwice } = payment;
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={isPaidTwice ? words.submitTwice : words.submit}
      onConfirm={() => undoReceived(api, id).then(() => onDone(isPaidTwice ? words.doneTwice : words.done))}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>{(isPaidTwice ? words.textTwice : words.text)(money(amount, currency), client)}</p>
    </ConfirmDialog>
  );
}
