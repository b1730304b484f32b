import { applyCredit } from '@services/payments/contract/transfers';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { useCredit: words } = copy;

/** Confirms that the client's credit pays a charge. */
export function CreditDialog({ payment: { id, open, clientCredit, currency, client }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { money } = useMetricFormats();
  const used = Math.min(open, clientCredit);
  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={words.submit}
      isHarmless
      onConfirm={async () => {
        await formClient.call(applyCredit, { params: { paymentId: id } });
        await onDone(words.done);
      }}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>
        {words.text(money(used, currency), client, money(clientCredit, currency))}{' '}
        {used < open && words.rest(money(open - used, currency))}
      </p>
    </ConfirmDialog>
  );
}
