import { getUnengaged, type Unengaged } from '@services/proposals/contract/revenue';
import type { ResponseOf } from '@suite/api/request-of';
import type { MetricFormats } from '@suite/insights/metric-formats';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS } from '@suite/list/use-view';
import { MayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink, Link } from '@suite/ui/link';
import { Stat } from '@suite/ui/stat';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { ClientCell } from './client-cell';
import { ConnectLink } from './connect-link';
import { copy } from './copy';
import { HowCounted } from './how-counted';
import { type PartProps, sortOfUnengaged, unengagedQuery } from './revenue-view';
import { LOADING, type StatProps, StatStrip } from './stat-strip';

const { unengaged: words } = copy;

/** Clients that are invoiced without an accepted proposal, each with a link to start one. */
export function UnengagedPart({ view, change }: PartProps) {
  const formats = useMetricFormats();
  const query = useMemo(() => unengagedQuery(view), [view]);
  const list = useList(getUnengaged, 'rows', { query });
  const columns = useMemo(() => unengagedColumns(formats), [formats]);
  const { page } = list;
  if (page?.asOf === null && !list.error)
    return <EmptyState title={words.noLedgerTitle} text={words.noLedgerText} action={<ConnectLink />} />;
  const none =
    query.find === '' ? (
      <EmptyState title={words.fineTitle} text={words.fineText} />
    ) : (
      <EmptyState
        title={words.noneTitle}
        text={words.noneText}
        action={
          <Button variant="quiet" size="sm" onClick={() => change({ find: '' })}>
            {words.showAll}
          </Button>
        }
      />
    );
  return (
    <>
      <UnengagedStats page={page} isFailed={list.error !== undefined} />
      <List
        label={words.label}
        view={view}
        change={change}
        list={list}
        find={words.find}
        sort={sortOfUnengaged(view)}
        columns={columns}
        name="without-engagement"
        day={page?.asOf ?? undefined}
        csv={{
          heads: Object.values(words.csv),
          row: ({ client, currency, invoiced, invoices, lastInvoiceOn }) => [
            client,
            currency,
            formats.major(invoiced, currency),
            invoices,
            lastInvoiceOn,
          ],
        }}
        rowId={({ clientId, currency }) => `${clientId} ${currency}`}
        expectedRows={PAGE_ROWS / 3}
        className="table-fixed sm:min-w-[720px]"
        failed={words.failed}
        empty={none}
      />
      <HowCounted text={words.how} />
    </>
  );
}

type Page = ResponseOf<typeof getUnengaged>;

function UnengagedStats({ page, isFailed }: StatProps<Page>) {
  const { wholeMoney, number, day } = useMetricFormats();
  const { stats } = words;
  const unknown = isFailed ? undefined : LOADING;
  const invoiced = page?.sums.map((one) => wholeMoney(one.invoiced, one.currency)).join(' + ');
  return (
    <StatStrip>
      <Stat
        label={stats.clients}
        value={page ? number(page.clients) : unknown}
        note={page?.asOf ? copy.asOf(day(page.asOf)) : LOADING}
      />
      <Stat label={stats.invoiced} value={page ? invoiced || copy.none : unknown} note={stats.year} />
    </StatStrip>
  );
}

const heads = words.columns;

const unengagedColumns = ({ money, number, day }: MetricFormats): ListColumn<Unengaged>[] => [
  { id: 'client', text: heads.client, sortable: true, cell: (row) => <ClientCell {...row} /> },
  {
    id: 'invoiced',
    text: heads.invoiced,
    sortable: true,
    numeric: true,
    className: 'w-[136px]',
    narrow: 'beside',
    cell: ({ invoiced, currency }) => money(invoiced, currency),
  },
  {
    id: 'invoices',
    text: heads.invoices,
    sortable: true,
    numeric: true,
    className: 'w-[96px]',
    cell: ({ invoices }) => number(invoices),
  },
  {
    id: 'lastInvoiceOn',
    text: heads.lastInvoiceOn,
    sortable: true,
    className: 'w-[136px]',
    narrow: 'below',
    cell: ({ lastInvoiceOn }) => day(lastInvoiceOn),
  },
  {
    id: 'act',
    text: heads.act,
    className: 'w-[152px]',
    narrow: 'corner',
    narrowText: '',
    cell: (row) => <ProposalOf {...row} />,
  },
];

/** Links to the open proposal, or to a new one. */
function ProposalOf({ clientId, client, openProposalId }: Unengaged) {
  if (openProposalId)
    return (
      <Link href={hashOf('offer', '/proposal', { id: openProposalId })} aria-label={words.openOf(client)}>
        {words.open}
      </Link>
    );
  return (
    <MayChange>
      <ButtonLink
        variant="quiet"
        size="sm"
        href={hashOf('offer', '/new', { client: clientId })}
        aria-label={words.createFor(client)}
      >
        {words.create}
      </ButtonLink>
    </MayChange>
  );
}
