import { markReceived } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { fields, obeying, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { useToday } from './days';
import type { ActionProps } from './payment-actions';

const { receive: words } = copy;

/** Asks when a payment was received. */
export function ReceiveDialog({ payment, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { money } = useMetricFormats();
  const today = useToday();
  const { on, note } = markReceived.body.entries;
  const form = useForm(
    fields({
      on: worded(
        obeying(on, (day) => day <= today, words.noDay),
        words.noDay,
      ),
      note,
    }),
    {
      saved: { on: today, note: '' },
      save: (output) => formClient.call(markReceived, { params: { paymentId: payment.id }, body: output }),
      onSaved: () => onDone(words.done),
      failed: copy.notDone,
    },
  );

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">
        {words.text(money(payment.amount, payment.currency), payment.client)} {payment.nextAttemptOn && words.stops}
      </p>
      <DateField label={words.day} max={today} {...form.field('on')} />
      <Input label={words.note} hint={words.noteHint} maxLength={200} autoComplete="off" {...form.text('note')} />
    </FormDialog>
  );
}
