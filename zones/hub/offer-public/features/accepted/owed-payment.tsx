import type { Owed, PublicBilling } from '@services/payments/contract/public';
import { CopyButton } from '@suite/shell/copy-button';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { printedReference } from '@suite/values/creditor-reference';
import { useOfferFormats } from '../offer/use-offer-formats';
import type { Checkout } from '../payment/use-checkout';
import { ChargeLine } from '../sign/charge-line';
import { paymentCopy as copy } from './payment-copy';

interface Props {
  payment: Owed;
  billing: PublicBilling;
  /** It was paid on the provider's page, but the provider hasn't confirmed it yet. */
  isUnconfirmed: boolean;
  checkout: Checkout;
  today: string;
}

/** Whether only the client can pay it now: it isn't charged or tried again by itself. */
export const isToPay = ({ status, nextAttemptOn }: Owed): boolean =>
  status === 'due' || (status === 'failed' && nextAttemptOn === null);

/** What is due on one day: its items, its status, and how to pay it. */
export function OwedPayment({ payment, billing, isUnconfirmed, checkout, today }: Props) {
  const { id, amount, open, reference, currency, items, credits, dueOn, status, nextAttemptOn } = payment;
  const { day } = useFormats();
  const { money, plain } = useOfferFormats(currency);
  const isLate = status !== 'paid' && status !== 'processing' && dueOn < today;
  const { text, tone, pay } = standingOf();
  const isOpening = checkout.opening?.kind === 'payment' && checkout.opening.paymentId === id;
  const isOnlyByTransfer = billing.provider === 'manual' && status !== 'paid';
  const isByTransfer = isOnlyByTransfer || (Boolean(billing.bankDetails) && isToPay(payment) && !isUnconfirmed);
  return (
    <li className="print:break-inside-avoid">
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        <span className={isLate ? 'text-warn' : undefined}>{isLate ? copy.wasDue(day(dueOn)) : copy.due(day(dueOn))}</span>
        <span className="ui-number ms-auto text-lg">{money(amount)}</span>
      </p>
      <ul className="text-sm text-muted">
        {items.map((item, index) => (
          // Two items may be equal; their order never changes.
          <ChargeLine key={`${index}`} {...item} currency={currency} />
        ))}
        {credits.map(({ name, from, to, gross }, index) => (
          <ChargeLine
            key={`credit ${index}`}
            kind="period"
            name={copy.credit(name)}
            from={from}
            to={to}
            gross={-gross}
            currency={currency}
          />
        ))}
        {open > 0 && open < amount && (
          <li className="flex flex-wrap justify-between gap-x-4">
            <span>{copy.received}</span>
            <span className="ui-number">{money(open - amount)}</span>
          </li>
        )}
      </ul>
      {open > 0 && open < amount && (
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{copy.stillOpen}</span>
          <span className="ui-number">{money(open)}</span>
        </p>
      )}
      {isByTransfer && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-[1_1_240px]">
            <span className="block text-sm text-muted">{copy.reference}</span>
            <span className="ui-number block select-all font-medium">{printedReference(reference)}</span>
          </p>
          <CopyButton name={copy.copyReference} text={printedReference(reference)} />
        </div>
      )}
      <div className="mt-3 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {text && (
          <p role="status" className={classNames('min-w-0 flex-[1_1_240px] [overflow-wrap:anywhere]', tone)}>
            {text}
          </p>
        )}
        {isOnlyByTransfer && <CopyButton name={copy.copyAmount} text={plain(open)} />}
        {pay && (
          <Button
            className="h-12 text-base max-sm:w-full"
            spinning={isOpening}
            disabled={checkout.isOpening || checkout.seconds > 0}
            onClick={() => void checkout.open({ kind: 'payment', paymentId: id })}
          >
            {copy.pay(money(open))}
          </Button>
        )}
      </div>
    </li>
  );

  function standingOf(): { text?: string; tone?: string; pay?: true } {
    if (status === 'paid') return { text: copy.paid(day(payment.paidOn ?? dueOn)), tone: 'text-good' };
    if (status === 'processing') return { text: copy.processing };
    if (isUnconfirmed) return { text: copy.confirming };
    const failure = `${payment.failure ?? copy.failed} ${nextAttemptOn ? copy.retriedOn(day(nextAttemptOn)) : copy.afterFailure}`;
    if (billing.provider === 'manual') return status === 'failed' ? { text: failure, tone: 'text-bad' } : {};
    if (status === 'failed') return { text: failure, tone: 'text-bad', pay: true };
    return { text: billing.next ? `${copy.onPage} ${copy.keepsMethod}` : copy.onPage, pay: true };
  }
}
