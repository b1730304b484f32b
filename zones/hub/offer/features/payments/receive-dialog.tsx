import { markReceived as mark } from '@services/payments/client/payments';
import { markReceived } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { fields, obeying, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';
import { useToday } from './days';
import type { ActionProps } from './use-payment-actions';

const { receive: words } = copy;

/** Asks when a payment was received. */
export function ReceiveDialog({ payment, onClose, onDone }: ActionProps) {
  const { client } = useApi();
  const { money } = useMoney();
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
      save: (output) => mark(client, payment.id, output),
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
