import type { PublicBilling } from '@services/payments/contract/public';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { isoDayOf } from '@suite/values/day-number';
import { addDays } from '@suite/values/iso-day';
import { lastDay } from '@suite/values/month';
import { Panel } from '../offer/panel';
import { useOfferFormats } from '../offer/use-offer-formats';
import { CheckoutDialog } from '../payment/checkout-dialog';
import type { Checkout } from '../payment/use-checkout';
import { BankDetails } from './bank-details';
import { isToPay, OwedPayment } from './owed-payment';
import { paymentCopy as copy } from './payment-copy';

/** Days before the last one of a card from which the client is warned. */
const EXPIRES_SOON = 30;

interface Props {
  billing: PublicBilling;
  /** Id of the payment that was made on the provider's page but isn't confirmed yet. */
  unconfirmedId: string | undefined;
  checkout: Checkout;
  contact: { name: string; email: string };
  title: string;
  /** In the firm's time zone, ISO 8601. */
  today: string;
}

/** What is due and how to pay it, what was paid, and what comes next. */
export function Payments({ billing, unconfirmedId, checkout, contact, title, today }: Props) {
  const { payments, provider, bankDetails, method, methodExpires, canSaveMethod, isRenewed, pausedOn, next } = billing;
  const { day } = useFormats();
  const hasOpen = payments.some(({ status }) => status !== 'paid');
  const returned = useHashParam<'offer-public', '/'>('checkout');
  const isOpening = checkout.opening?.kind === 'method';
  return (
    <Panel title={hasOpen ? copy.toPay : copy.title}>
      {returned === 'left' && hasOpen && (
        <div className="mb-4">
          <Notice>{copy.left}</Notice>
        </div>
      )}
      {payments.length > 0 ? (
        <ul className="divide-y divide-line [&>*:first-child]:pt-0 [&>*]:py-4">
          {payments.map((payment) => (
            <OwedPayment
              key={payment.id}
              payment={payment}
              billing={billing}
              isUnconfirmed={payment.id === unconfirmedId}
              checkout={checkout}
              today={today}
            />
          ))}
        </ul>
      ) : (
        <p>{copy.nothing}</p>
      )}
      {(provider === 'manual' ? hasOpen : bankDetails && payments.some(isToPay)) && (
        <BankDetails details={bankDetails ?? ''} isChoice={provider === 'stripe'} contact={contact} title={title} />
      )}
      {next && <Next {...next} method={method} />}
      {pausedOn && <p className="mt-4 border-t border-line pt-4">{copy.paused(day(pausedOn))}</p>}
      {isRenewed && <p className="mt-4 border-t border-line pt-4">{copy.renewed}</p>}
      {(method || canSaveMethod) && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            {method ? (
              <>
                {copy.method} <bdi className="font-semibold">{method}</bdi>
                {methodExpires && <CardEnd last={isoDayOf(lastDay(methodExpires))} today={today} />}
              </>
            ) : (
              copy.noMethod
            )}
          </p>
          {canSaveMethod && (
            <Button
              variant="quiet"
              className="h-11"
              spinning={isOpening}
              disabled={checkout.isOpening || checkout.seconds > 0}
              onClick={() => void checkout.open({ kind: 'method' })}
            >
              {method ? copy.change : copy.save}
            </Button>
          )}
        </div>
      )}
      <CheckoutDialog checkout={checkout} />
    </Panel>
  );
}

/** Says that a card expires soon or has expired. */
function CardEnd({ last, today }: { last: string; today: string }) {
  const { day } = useFormats();
  if (last > addDays(today, EXPIRES_SOON)) return null;
  return <span className="block text-warn">{last < today ? copy.expired(day(last)) : copy.expires(day(last))}</span>;
}

function Next({ on, amount, currency, method }: NonNullable<PublicBilling['next']> & { method: string | null }) {
  const { day } = useFormats();
  const { money } = useOfferFormats(currency);
  return (
    <p className="mt-4 border-t border-line pt-4">
      {method ? copy.nextCharge : copy.nextDue} <span className="ui-number font-semibold">{money(amount)}</span>{' '}
      {copy.on(day(on))}
    </p>
  );
}
