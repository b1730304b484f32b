import { refundPayment } from '@services/payments/client/payments';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useMemo, useState } from 'react';
import { NumberField } from '../fields/number-field';
import { type NumberFormat, useAmount } from '../fields/use-amount';
import { useMoney } from '../fields/use-money';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';
import { isCollected, paidTooMuch, refundable } from './payment-actions';

const { refund: words } = copy;

/** A refund of 0 is invalid. */
const aboveZero = (read: ReturnType<NumberFormat['read']>) => (read.value === 0 ? {} : read);

interface Props extends ActionProps {
  /** Minor units; by default the excess amount, or all that is left. */
  suggested?: number | undefined;
}

/** Asks for the amount and reason of a refund, and says how the money gets to the client. */
export function RefundDialog({ payment, suggested, onClose, onDone }: Props) {
  const { client: api } = useApi();
  const { money } = useMoney();
  const { id, currency, client, method } = payment;
  const left = refundable(payment);
  const plain = useAmount(currency, left);
  const format = useMemo(() => ({ ...plain, read: (typed: string) => aboveZero(plain.read(typed)) }), [plain]);
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
    await refundPayment(api, id, { amount, reason: reason.trim() });
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
      <NumberField
        label={words.amount(currency)}
        value={amount}
        format={format}
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
