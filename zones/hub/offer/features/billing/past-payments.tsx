import type { Billing, Payment } from '@services/payments/contract/billing';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { type Column, Table } from '@suite/ui/table';
import { useMemo, useState } from 'react';
import { copy as paymentsCopy } from '../payments/copy';
import { useToday } from '../payments/days';
import type { PaymentAction } from '../payments/payment-actions';
import { actionColumn } from '../payments/payment-columns';
import { DueDay, PaymentStatus } from '../payments/payment-status';
import { itemsText } from '../payments/payments-csv';
import { copy } from './copy';

const { past: words } = copy;
const { columns: heads } = paymentsCopy;

/** Payments to show until all are requested. */
const FIRST_PAYMENTS = 6;

interface Props {
  billing: Billing;
  mayChange: boolean;
  onAction: (act: PaymentAction, payment: Payment) => void;
}

/** Past charges, newest first, with what was paid. */
export function PastPayments({ billing: { payments, currency }, mayChange, onAction }: Props) {
  const { money } = useMetricFormats();
  const today = useToday();
  const [isAll, setAll] = useState(false);
  const paid = payments.reduce((sum, one) => sum + one.collected - one.refunded, 0);
  const columns = useMemo<Column<Payment>[]>(
    () => [
      { id: 'for', text: heads.for, cell: (payment) => <bdi className="line-clamp-2 wrap-anywhere">{itemsText(payment)}</bdi> },
      {
        id: 'dueOn',
        text: heads.dueOn,
        className: 'w-[116px]',
        narrow: 'corner',
        cell: (payment) => <DueDay payment={payment} today={today} />,
      },
      {
        id: 'status',
        text: heads.status,
        className: 'w-[30%]',
        narrow: 'below',
        cell: (payment) => <PaymentStatus payment={payment} today={today} />,
      },
      {
        id: 'amount',
        text: heads.amount,
        numeric: true,
        className: 'w-[108px]',
        narrow: 'beside',
        cell: ({ amount }) => money(amount, currency),
      },
      actionColumn({ mayChange, onAction }),
    ],
    [money, today, currency, mayChange, onAction],
  );
  return (
    <div>
      <h3 className="mb-2 flex justify-between gap-3">
        {words.heading}
        {paid > 0 && <span className="tabular-nums">{words.paid(money(paid, currency))}</span>}
      </h3>
      {payments.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <Table
          label={words.label}
          columns={columns}
          rows={isAll ? payments : payments.slice(0, FIRST_PAYMENTS)}
          rowId={({ id }) => id}
          className="ui-table-fit"
          empty={null}
        />
      )}
      {!isAll && payments.length > FIRST_PAYMENTS && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setAll(true)}>
          {words.more(payments.length)}
        </Button>
      )}
    </div>
  );
}
