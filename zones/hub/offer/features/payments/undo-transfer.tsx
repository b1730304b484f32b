import { undoTransfer } from '@services/payments/contract/transfers';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { copy } from './copy';

const { undo: words } = copy;

interface Props {
  id: string;
  client: string;
  /** All of the transfer. */
  total: number;
  currency: string;
  on: string;
  isFromStatement: boolean;
  /** What Stripe collected for the same charge remains. */
  isTwice?: boolean;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Confirms that money was not received after all. */
export function UndoTransfer({ id, client, total, currency, on, isFromStatement, isTwice = false, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { money, day } = useMetricFormats();
  const amount = money(total, currency);
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={isTwice ? words.submitTwice : words.submit}
      onConfirm={async () => {
        await formClient.call(undoTransfer, { params: { transferId: id } });
        await onDone(isTwice ? words.doneTwice : words.done);
      }}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>
        {isTwice ? words.textTwice(amount, client) : words.text(amount, client, day(on))} {isFromStatement && words.line}
      </p>
      <p className="mt-2 text-muted">{words.receipt}</p>
    </ConfirmDialog>
  );
}
