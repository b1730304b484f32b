import type { Invoice } from '@services/invoices/contract/invoices';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { NameText } from '@suite/list/name-text';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import type { Column } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { actionsOf, type InvoiceAction } from './invoices-view';

const { columns: heads } = copy;

interface Options {
  formats: MetricFormats;
  mayChange: boolean;
  onAction: (act: InvoiceAction, invoice: Invoice) => void;
}

/** Returns what the firm should know or do about an invoice, one sentence each. */
export function notesOf(invoice: Invoice, { money }: Pick<MetricFormats, 'money'>): string[] {
  const { state, problem, message, reason, ledger, currency, received, refunded, payments } = invoice;
  const stopped = state === 'stopped' ? [message, problem && copy.problems[problem]] : [];
  const waiting = state === 'writing' || state === 'waiting' ? [message] : [];
  const isGone = ledger?.status === 'voided' || ledger?.status === 'deleted';
  const posted = payments.map((one) => {
    const amount = money(one.amount, currency);
    if (one.state === 'written') return copy.posted(amount);
    return [copy.notPosted(amount), one.message, one.problem && copy.problems[one.problem]].filter(Boolean).join(' ');
  });
  return [
    ...stopped,
    ...waiting,
    state === 'dismissed' ? reason : null,
    ledger?.differs ? copy.differs(money(ledger.total, currency)) : null,
    isGone ? copy.gone : null,
    received > 0 && ledger && !isGone && ledger.status !== 'paid' ? copy.received(money(received, currency)) : null,
    refunded > 0 && ledger && !isGone ? copy.refunded(money(refunded, currency)) : null,
    ...posted,
  ].filter((note) => note !== null);
}

export const invoiceColumns = ({ formats, mayChange, onAction }: Options): Column<Invoice>[] => [
  {
    id: 'client',
    text: heads.client,
    sortable: true,
    className: 'w-[20%]',
    cell: ({ proposalId, client, number }) => (
      <>
        <Link href={hashOf('offer', '/proposal', { id: proposalId })} className="block">
          <NameText text={client} />
        </Link>
        <span className="block text-xs text-muted">{copy.proposal(number)}</span>
      </>
    ),
  },
  {
    id: 'dueOn',
    text: heads.dueOn,
    sortable: true,
    className: 'w-[124px]',
    narrow: 'corner',
    cell: ({ dueOn }) => <span className="whitespace-nowrap">{formats.day(dueOn)}</span>,
  },
  {
    id: 'status',
    text: heads.status,
    narrow: 'below',
    cell: (invoice) => (
      <span className="block min-w-0">
        <Badge {...copy.states[invoice.ledger?.status ?? invoice.state]} size="sm" />
        {notesOf(invoice, formats).map((note) => (
          <span key={note} className="mt-0.5 block text-xs text-pretty text-muted">
            {note}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'number',
    text: heads.number,
    className: 'w-[140px]',
    from: 900,
    cell: ({ ledger }) =>
      ledger?.address ? (
        <Link href={ledger.address} target="_blank" rel="noreferrer">
          {ledger.number ?? ledger.name}
        </Link>
      ) : (
        (ledger?.number ?? '')
      ),
  },
  {
    id: 'amount',
    text: heads.amount,
    sortable: true,
    numeric: true,
    className: 'w-[116px]',
    narrow: 'beside',
    cell: ({ amount, currency }) => formats.money(amount, currency),
  },
  {
    id: 'act',
    text: heads.act,
    className: 'w-[84px]',
    narrow: 'end',
    cell: (invoice) => {
      const actions = actionsOf(invoice, mayChange);
      return actions.length ? (
        <MoreMenu
          label={copy.more(invoice.client)}
          actions={actions}
          texts={copy.actions}
          onAction={(act) => onAction(act, invoice)}
        />
      ) : null;
    },
  },
];
