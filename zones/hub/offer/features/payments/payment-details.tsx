import type { Payment } from '@services/payments/contract/billing';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Link } from '@suite/ui/link';
import { printedReference } from '@suite/values/creditor-reference';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { useToday } from './days';
import { Items } from './items';
import { type ActionProps, mayUndo } from './payment-actions';
import { PaymentNotices } from './payment-notices';
import { DueDay, PaymentStatus } from './payment-status';
import { methodText } from './payments-csv';

const { details: words } = copy;

export function PaymentDetails({ payment, onUndo, onClose }: ActionProps) {
  const today = useToday();
  const { money } = useMetricFormats();
  const { number, title, client, proposalId, attempts, note, items, credits, currency, refunds, open, transfers } = payment;
  const method = methodText(payment);
  return (
    <Dialog
      title={words.title(client)}
      isWide
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="grid gap-4 text-ink">
        <PaymentNotices payment={payment} />
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[120px_minmax(0,1fr)]">
          <Entry text={words.status}>
            <PaymentStatus payment={payment} today={today} />
          </Entry>
          <Entry text={words.amount}>{money(payment.amount, currency)}</Entry>
          {open > 0 && open < payment.amount && <Entry text={words.open}>{money(open, currency)}</Entry>}
          <Entry text={words.due}>
            <DueDay payment={payment} today={today} />
          </Entry>
          <Entry text={words.proposal}>
            <Link href={hashOf('offer', '/proposal', { id: proposalId })} onClick={onClose}>
              <bdi>{copy.proposal(number, title)}</bdi>
            </Link>
          </Entry>
          <Entry text={words.reference}>
            <span className="select-all">{printedReference(payment.reference)}</span>
          </Entry>
          {method && <Entry text={words.method}>{method}</Entry>}
          {attempts > 0 && <Entry text={words.tries}>{attempts}</Entry>}
          {note && <Entry text={words.note}>{note}</Entry>}
        </dl>
        <div>
          <h3 className="mb-1">{words.items}</h3>
          <Items items={items} credits={credits} currency={currency} />
        </div>
        {transfers.length > 0 && (
          <div>
            <h3 className="mb-1">{words.transfers}</h3>
            <Transfers payment={payment} onUndo={onUndo} />
          </div>
        )}
        {refunds.length > 0 && (
          <div>
            <h3 className="mb-1">{words.refunds}</h3>
            <Refunds refunds={refunds} currency={currency} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Transfers({ payment, onUndo }: Pick<ActionProps, 'payment' | 'onUndo'>) {
  const { money, day } = useMetricFormats();
  const mayChange = useMayChange();
  const { transfers, currency } = payment;
  return (
    <ul className="grid gap-2">
      {transfers.map((transfer) => {
        const { id, on, amount, total, note, isFromStatement, by } = transfer;
        const about = [amount < total && words.ofTotal(money(total, currency)), isFromStatement && words.fromStatement, note];
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 break-words">
            <span className="min-w-0">
              {words.transfer(money(amount, currency), day(on), by)}
              <span className="block text-muted">{about.filter(Boolean).join(' · ')}</span>
            </span>
            {mayChange && mayUndo(payment) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.undoOf(money(amount, currency), day(on))}
                onClick={() => onUndo(transfer)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Refunds({ refunds, currency }: Pick<Payment, 'refunds' | 'currency'>) {
  const { money } = useMetricFormats();
  const { date } = useFormats();
  return (
    <ul className="grid gap-2">
      {refunds.map(({ id, amount, reason, status, at, by, failure }) => (
        <li key={id} className="break-words">
          {words.refund(money(amount, currency), date(at), by)} · {words.refundStates[status]}
          <span className="block text-muted">{reason}</span>
          {failure && <span className="block text-bad">{failure}</span>}
        </li>
      ))}
    </ul>
  );
}

const Entry = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{text}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
