import type { Payment } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { paidTooMuch } from './payment-actions';

interface Props {
  payment: Payment;
  /** Actions for a payment that came twice. */
  twiceActions?: ReactNode;
}

/** A dispute or a double payment, with what to do about it. */
export function PaymentNotices({ payment, twiceActions }: Props) {
  const { money, day } = useMetricFormats();
  const { amount, currency, dueOn, isDisputed, mismatch } = payment;
  const [sum, due] = [money(amount, currency), day(dueOn)];
  const twice = copy.twice[twiceOf(payment)];
  return (
    <>
      {isDisputed && (
        <Notice tone="bad">
          <p className="font-semibold">{copy.dispute.text(sum, due)}</p>
          <p>{copy.dispute.todo}</p>
          <p className="mt-1">
            <Link href={DISPUTES} newTab>
              {copy.dispute.link}
            </Link>
          </p>
        </Notice>
      )}
      {mismatch && (
        <Notice tone="bad">
          <p className="font-semibold">{mismatchText(mismatch, sum, due, money)}</p>
          <p>{copy.mismatch.todo}</p>
        </Notice>
      )}
      {paidTooMuch(payment) > 0 && (
        <Notice tone="bad">
          <p className="font-semibold">{twice.text(sum, due)}</p>
          <p>{twice.todo}</p>
          {twiceActions}
        </Notice>
      )}
    </>
  );
}

/** Describes what Stripe reported that doesn't match the payment. */
function mismatchText(
  { of, amount, currency }: NonNullable<Payment['mismatch']>,
  sum: string,
  due: string,
  money: (minor: number, currency: string) => string,
): string {
  if (amount === null || currency === null) return copy.mismatch.other[of](sum, due);
  return copy.mismatch.amount[of](money(amount, currency), sum, due);
}

/** Returns how a double payment came about. */
function twiceOf({ transfers, isCancelled }: Payment): keyof typeof copy.twice {
  if (transfers.length && !isCancelled) return 'received';
  return isCancelled ? 'cancelled' : 'collected';
}

const DISPUTES = 'https://dashboard.stripe.com/disputes';
