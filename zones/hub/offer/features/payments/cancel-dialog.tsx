import { cancelPayment } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { cancel: words } = copy;

/** Asks why a payment is waived. */
export function CancelDialog({ payment: { id, open, currency, client }, onClose, onDone }: ActionProps) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const form = useForm(cancelPayment.body, {
    saved: { note: '' },
    save: (output) => api.call(cancelPayment, { params: { paymentId: id }, body: output }),
    onSaved: () => onDone(words.done),
    failed: copy.notDone,
  });
  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text(money(open, currency), client)}</p>
      <Input label={words.note} hint={words.noteHint} maxLength={200} autoComplete="off" {...form.text('note')} />
    </FormDialog>
  );
}
