import { refundPayment } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { MoneyField } from '@suite/shell/form/money-field';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';
import { paidTooMuch, refundable, refundableByProvider } from './payment-actions';

const { refund: words } = copy;

const { amount, reason } = refundPayment.body.entries;
const schema = fields({ amount, reason: worded(reason, words.noReason) });

interface Props extends ActionProps {
  /** Minor units; by default the excess amount, or all that is left. */
  suggested?: number | undefined;
}

/** Asks for the amount and reason of a refund, and says how the money gets to the client. */
export function RefundDialog({ payment, suggested, onClose, onDone }: Props) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const { id, currency, client, method } = payment;
  const byProvider = refundableByProvider(payment);
  const isByProvider = byProvider > 0;
  const left = byProvider || refundable(payment);
  const form = useForm(schema, {
    saved: { amount: Math.min(suggested ?? (paidTooMuch(payment) || left), left), reason: '' },
    save: (body) => api.call(refundPayment, { params: { paymentId: id }, body }),
    onSaved: () => onDone(isByProvider ? words.done : words.recorded),
    failed: copy.notDone,
  });

  return (
    <FormDialog title={words.title} submit={isByProvider ? words.submit : words.record} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.ofPayment(money(payment.collected, currency), client, money(left, currency))}</p>
      <p>{isByProvider ? words.byProvider(method ?? words.originalMethod) : words.byFirm}</p>
      <MoneyField
        label={words.amount(currency)}
        value={form.values.amount}
        currency={currency}
        min={1}
        max={left}
        wrong={words.wrong(money(left, currency))}
        onChange={(amount) => form.set({ amount })}
      />
      <Input label={words.reason} hint={words.reasonHint} maxLength={200} autoComplete="off" {...form.text('reason')} />
    </FormDialog>
  );
}
