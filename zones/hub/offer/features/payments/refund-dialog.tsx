import { refundPayment } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { MoneyField } from '@suite/shell/form/money-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';
import { isCollected, paidTooMuch, refundable } from './payment-actions';

const { refund: words } = copy;

interface Props extends ActionProps {
  /** Minor units; by default the excess amount, or all that is left. */
  suggested?: number | undefined;
}

/** Asks for the amount and reason of a refund, and says how the money gets to the client. */
export function RefundDialog({ payment, suggested, onClose, onDone }: Props) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const { id, currency, client, method } = payment;
  const left = refundable(payment);
  const [amount, setAmount] = useState(Math.min(suggested ?? (paidTooMuch(payment) || left), left));
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const isByProvider = isCollected(payment);

  function submit() {
    setTold(true);
    if (Number.isNaN(amount) || !reason.trim()) return undefined;
    return refund();
  }

  async function refund() {
    await api.call(refundPayment, { params: { paymentId: id }, body: { amount, reason: reason.trim() } });
    await onDone(isByProvider ? words.done : words.recorded);
  }

  return (
    <FormDialog
      title={words.title}
      submit={isByProvider ? words.submit : words.record}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={reason.trim() !== ''}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p className="text-muted">{words.ofPayment(money(payment.amount, currency), client, money(left, currency))}</p>
      <p>{isByProvider ? words.byProvider(method ?? words.originalMethod) : words.byFirm}</p>
      <MoneyField
        label={words.amount(currency)}
        value={amount}
        currency={currency}
        min={1}
        max={left}
        wrong={words.wrong(money(left, currency))}
        onChange={setAmount}
      />
      <Input
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        maxLength={200}
        autoComplete="off"
        error={isTold && !reason.trim() ? words.noReason : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
