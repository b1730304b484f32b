import { type Billing, pauseBilling } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { copy } from './copy';
import { useBillingChange } from './use-billing-change';

const { pause: words } = copy;

export interface BillingDialogProps {
  billing: Billing;
  onClose: () => void;
}

/** Confirms that further charges are paused. */
export function PauseDialog({ billing: { proposalId, planned, currency }, onClose }: BillingDialogProps) {
  const { formClient: api } = useApi();
  const { money, day } = useMetricFormats();
  const changed = useBillingChange(proposalId);
  const [next] = planned;

  async function pause() {
    const billing = await api.call(pauseBilling, { params: { proposalId } });
    onClose();
    await changed(billing, words.toast);
  }

  return (
    <ConfirmDialog
      title={words.title}
      keep={words.keep}
      confirm={words.submit}
      isHarmless
      onConfirm={pause}
      onClose={onClose}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p>{words.text}</p>
      <p className="mt-2">
        {next && words.next(money(next.gross, currency), day(next.on))} {words.open}
      </p>
    </ConfirmDialog>
  );
}
