import type { Payment } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Badge } from '@suite/ui/badge';
import { copy, statuses } from './copy';
import { daysLate, shownStatus } from './days';
import { paidTooMuch, refundable } from './payment-actions';

/** Status of a payment, with what needs the firm's attention and what comes next. */
export function PaymentStatus({ payment, today }: { payment: Payment; today: string }) {
  const { money, day } = useMetricFormats();
  const { status, failure, nextAttemptOn, refunded, refunds, currency, isDisputed, paidOn, open, amount } = payment;
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-center gap-1.5">
        <Badge {...statuses[shownStatus(payment, today)]} size="sm" />
        {status === 'paid' && paidOn && <span className="text-xs text-muted">{copy.paidOn(day(paidOn))}</span>}
        {open > 0 && open < amount && <span className="text-xs text-muted">{copy.open(money(open, currency))}</span>}
        {isDisputed && <Badge text={copy.disputed} tone="bad" size="sm" />}
        {paidTooMuch(payment) > 0 && <Badge text={copy.paidTwice} tone="warn" size="sm" />}
        {refunds[0]?.status === 'failed' && <Badge text={copy.refundFailed} tone="bad" size="sm" />}
        {refunded > 0 && (
          <Badge text={refundable(payment) === 0 ? copy.allRefunded : copy.refunded(money(refunded, currency))} size="sm" />
        )}
      </span>
      {status === 'failed' && (
        <span className="mt-0.5 block text-xs text-pretty text-muted">
          {failure && `${failure} `}
          <span className="whitespace-nowrap">{nextAttemptOn ? copy.retriedOn(day(nextAttemptOn)) : copy.noRetry}</span>
        </span>
      )}
    </span>
  );
}

/** The due date, and how long ago it was if the payment is late. */
export function DueDay({ payment: { dueOn, status }, today }: { payment: Payment; today: string }) {
  const { day } = useMetricFormats();
  const days = daysLate({ dueOn, status }, today);
  return (
    <>
      <span className="whitespace-nowrap">{day(dueOn)}</span>{' '}
      {days > 0 && <span className="block text-xs whitespace-nowrap text-bad">{copy.late(days)}</span>}
    </>
  );
}
