import type { Payment } from '@services/payments/contract/billing';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { NameText } from '@suite/list/name-text';
import { Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import type { Column } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { actionsOf, type PaymentAction } from './payment-actions';
import { DueDay, PaymentStatus } from './payment-status';
import { itemsText, methodText } from './payments-csv';

const { columns: heads } = copy;

interface Options {
  money: MetricFormats['money'];
  today: string;
  mayChange: boolean;
  onAction: (act: PaymentAction, payment: Payment) => void;
}

export const paymentColumns = ({ money, today, mayChange, onAction }: Options): Column<Payment>[] => [
  {
    id: 'client',
    text: heads.client,
    sortable: true,
    className: 'w-[18%]',
    cell: ({ proposalId, client }) => (
      <Link href={hashOf('offer', '/proposal', { id: proposalId })} className="block">
        <NameText text={client} />
      </Link>
    ),
  },
  {
    id: 'for',
    text: heads.for,
    from: 900,
    cell: (payment) => (
      <>
        <NameText text={itemsText(payment)} />
        <span className="block text-xs text-muted">
          <NameText text={copy.proposal(payment.number, payment.title)} />
        </span>
      </>
    ),
  },
  {
    id: 'dueOn',
    text: heads.dueOn,
    sortable: true,
    className: 'w-[124px]',
    narrow: 'corner',
    cell: (payment) => <DueDay payment={payment} today={today} />,
  },
  {
    id: 'status',
    text: heads.status,
    className: 'w-[18%]',
    narrow: 'below',
    cell: (payment) => <PaymentStatus payment={payment} today={today} />,
  },
  {
    id: 'method',
    text: heads.method,
    className: 'w-[160px]',
    from: 1100,
    cell: (payment) => <NameText text={methodText(payment)} />,
  },
  {
    id: 'amount',
    text: heads.amount,
    sortable: true,
    numeric: true,
    className: 'w-[116px]',
    narrow: 'beside',
    cell: ({ amount, currency }) => money(amount, currency),
  },
  actionColumn({ mayChange, onAction }),
];

export const actionColumn = ({ mayChange, onAction }: Pick<Options, 'mayChange' | 'onAction'>): Column<Payment> => ({
  id: 'act',
  text: heads.act,
  className: 'w-[84px]',
  narrow: 'end',
  cell: (payment) => (
    <MoreMenu
      label={copy.more(payment.client)}
      actions={actionsOf(payment, mayChange)}
      texts={copy.actions}
      onAction={(act) => onAction(act, payment)}
    />
  ),
});
