import { markReceived } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { MoneyField } from '@suite/shell/form/money-field';
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

/** Asks what was received and when, and says what that pays. */
export function ReceiveDialog({ payment, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { money } = useMetricFormats();
  const today = useToday();
  const { id, open, currency, client, nextAttemptOn } = payment;
  const { on, note, amount } = markReceived.body.entries;
  const form = useForm(
    fields({
      amount,
      on: worded(
        obeying(on, (day) => day <= today, words.noDay),
        words.noDay,
      ),
      note,
    }),
    {
      saved: { amount: open, on: today, note: '' },
      save: (output) => formClient.call(markReceived, { params: { paymentId: id }, body: output }),
      onSaved: () => onDone(words.done),
      failed: copy.notDone,
    },
  );
  const { amount: received } = form.values;

  function effect(): string {
    if (received === open) return [words.all, nextAttemptOn && words.stops].filter(Boolean).join(' ');
    return received < open ? words.less(money(open - received, currency)) : words.more(money(received - open, currency));
  }

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">
        {words.text(client)} {words.receipt}
      </p>
      <MoneyField
        label={words.amount(currency)}
        value={received}
        currency={currency}
        min={1}
        wrong={words.wrong}
        hint={Number.isNaN(received) ? '' : effect()}
        onChange={(next) => form.set({ amount: next })}
      />
      <DateField label={words.day} max={today} {...form.field('on')} />
      <Input label={words.note} hint={words.noteHint} maxLength={200} autoComplete="off" {...form.text('note')} />
    </FormDialog>
  );
}
