import type { Billing, Payment } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { actionsOf, type PaymentAction, paidTooMuch } from '../payments/payment-actions';
import { PaymentNotices } from '../payments/payment-notices';
import { copy } from './copy';

interface Props {
  billing: Billing;
  mayChange: boolean;
  onAction: (act: PaymentAction, payment: Payment, amount?: number) => void;
}

/** What the firm has to look at: disputes, double payments, credits, and refunds after the end. */
export function BillingNotices({ billing, mayChange, onAction }: Props) {
  const { money, day } = useMetricFormats();
  const { payments, currency, endsOn, toRefund, refundsDue, creditLeft, clientCredit } = billing;
  const [next] = refundsDue;
  return (
    <>
      {payments
        .filter((payment) => payment.isDisputed || payment.mismatch || paidTooMuch(payment) > 0)
        .map((payment) => (
          <PaymentNotices
            key={payment.id}
            payment={payment}
            twiceActions={<TwiceActions payment={payment} mayChange={mayChange} onAction={onAction} />}
          />
        ))}
      {creditLeft > 0 && <Notice>{copy.creditLeft(money(creditLeft, currency))}</Notice>}
      {clientCredit > 0 && <Notice>{copy.clientCredit(money(clientCredit, currency))}</Notice>}
      {toRefund > 0 && (
        <Notice>
          <p>
            <span className="font-semibold">
              {endsOn
                ? copy.toRefund.text(money(toRefund, currency), day(endsOn))
                : copy.toRefund.surplus(money(toRefund, currency))}
            </span>{' '}
            {copy.toRefund.todo}
          </p>
          {mayChange && next && (
            <Button variant="quiet" size="sm" className="mt-2" onClick={() => onAction('refund', next.payment, next.amount)}>
              {copy.toRefund.act(money(next.amount, currency))}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

function TwiceActions({ payment, mayChange, onAction }: Pick<Props, 'mayChange' | 'onAction'> & { payment: Payment }) {
  const actions = actionsOf(payment, mayChange).filter((act) => act === 'refund' || act === 'undo');
  if (actions.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {actions.map((act) => (
        <Button key={act} variant="quiet" size="sm" onClick={() => onAction(act, payment)}>
          {copy.twice[act]}
        </Button>
      ))}
    </p>
  );
}
