import type { Billing, Payment } from '@services/payments/contract/billing';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { useMoney } from '../fields/use-money';
import { actsOf, type PaymentAct, paidTooMuch } from '../payments/payment-acts';
import { PaymentNotices } from '../payments/payment-notices';
import { copy } from './copy';

interface Props {
  billing: Billing;
  mayChange: boolean;
  onAct: (act: PaymentAct, payment: Payment, amount?: number) => void;
}

/** What the firm has to look at: disputes, payments that came twice, and what is to be refunded after the end. */
export function BillingNotices({ billing, mayChange, onAct }: Props) {
  const { money, day } = useMoney();
  const { payments, currency, endsOn, toRefund, refundsDue, creditLeft } = billing;
  const [next] = refundsDue;
  return (
    <>
      {payments
        .filter((payment) => payment.isDisputed || payment.mismatch || paidTooMuch(payment) > 0)
        .map((payment) => (
          <PaymentNotices
            key={payment.id}
            payment={payment}
            twiceActions={<TwiceActions payment={payment} mayChange={mayChange} onAct={onAct} />}
          />
        ))}
      {creditLeft > 0 && <Notice>{copy.creditLeft(money(creditLeft, currency))}</Notice>}
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
            <Button look="quiet" size="sm" className="mt-2" onClick={() => onAct('refund', next.payment, next.amount)}>
              {copy.toRefund.act(money(next.amount, currency))}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

function TwiceActions({ payment, mayChange, onAct }: Pick<Props, 'mayChange' | 'onAct'> & { payment: Payment }) {
  const acts = actsOf(payment, mayChange).filter((act) => act === 'refund' || act === 'undo');
  if (acts.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} look="quiet" size="sm" onClick={() => onAct(act, payment)}>
          {copy.twice[act]}
        </Button>
      ))}
    </p>
  );
}
