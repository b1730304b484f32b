import { type ClientCredit, payBackCredit } from '@services/payments/contract/transfers';
import { useApi } from '@suite/api/api-provider';
import { MoneyField } from '@suite/shell/form/money-field';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

const { refund: words } = copy;
const { payBack } = copy.credits;

const { amount, reason } = payBackCredit.body.entries;
const schema = fields({ amount, reason: worded(reason, words.noReason) });

interface Props {
  credit: ClientCredit;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Asks what of a credit the firm has paid back. */
export function PayBackDialog({ credit: { id, left, currency, client }, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { money } = useMetricFormats();
  const form = useForm(schema, {
    saved: { amount: left, reason: '' },
    save: (body) => formClient.call(payBackCredit, { params: { transferId: id }, body }),
    onSaved: () => onDone(payBack.done),
    failed: copy.notDone,
  });
  return (
    <FormDialog title={payBack.title} submit={payBack.title} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{payBack.text(money(left, currency), client)}</p>
      <MoneyField
        label={words.amount(currency)}
        value={form.values.amount}
        currency={currency}
        min={1}
        max={left}
        wrong={words.wrong(money(left, currency))}
        onChange={(next) => form.set({ amount: next })}
      />
      <Input label={words.reason} hint={words.reasonHint} maxLength={200} autoComplete="off" {...form.text('reason')} />
    </FormDialog>
  );
}
