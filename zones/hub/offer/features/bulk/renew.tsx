import { getRenewable, type Renewable } from '@services/proposals/contract/bulk';
import { useApi } from '@suite/api/api-provider';
import { everyPage } from '@suite/list/every-page';
import { FindField } from '@suite/list/find-field';
import { NameText } from '@suite/list/name-text';
import { Pager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { type Column, type Sort, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { ChosenBar } from './chosen-bar';
import { copy } from './copy';
import { RecentBatches } from './recent-batches';
import { useChosen } from './use-chosen';

const { renew: words, choose } = copy;

type Within = keyof typeof words.withins;
type SortColumn = 'endsOn' | 'client' | 'firstYear';

const withins = Object.entries(words.withins).map(([value, label]) => ({ value, label }));

const columnsOf = ({ wholeMoney, day }: ReturnType<typeof useMetricFormats>): Column<Renewable>[] => [
  { id: 'client', text: words.columns.client, sortable: true, cell: ({ client }) => <NameText text={client} /> },
  {
    id: 'title',
    text: words.columns.title,
    narrow: 'below',
    cell: ({ id, number, title }) => (
      <Link href={hashOf('offer', '/proposal', { id })} className="block">
        <NameText text={words.number(number, title)} />
      </Link>
    ),
  },
  {
    id: 'firstYear',
    text: words.columns.firstYear,
    sortable: true,
    numeric: true,
    className: 'w-[120px]',
    narrow: 'beside',
    cell: ({ firstYear, currency }) => wholeMoney(firstYear, currency),
  },
  {
    id: 'acceptedOn',
    text: words.columns.acceptedOn,
    className: 'w-[130px]',
    from: 800,
    cell: ({ acceptedOn }) => day(acceptedOn),
  },
  {
    id: 'endsOn',
    text: words.columns.endsOn,
    sortable: true,
    className: 'w-[130px]',
    narrow: 'corner',
    cell: ({ endsOn }) => day(endsOn),
  },
];

/** Chooses accepted proposals to offer for another year. */
export function Renew() {
  const { formClient } = useApi();
  const mayChange = useMayChange();
  const money = useMetricFormats();
  const [view, setView] = useState<{ find: string; within: Within; sort: Sort; page: number }>({
    find: '',
    within: '60',
    sort: { column: 'endsOn', direction: 'ascending' },
    page: 1,
  });
  const query = useMemo(
    () => ({
      find: view.find.trim(),
      within: view.within,
      sort: view.sort.column as SortColumn,
      order: view.sort.direction,
      offset: offsetOf(String(view.page)),
      limit: String(PAGE_ROWS),
    }),
    [view],
  );
  const list = useNewest(getRenewable, { query });
  const rows = list.page?.renewable;
  const chosen = useChosen(rows?.map(({ id }) => id) ?? []);
  const columns = useMemo(() => columnsOf(money), [money]);
  const change = (part: Partial<typeof view>) => setView({ ...view, page: 1, ...part });

  const empty = query.find ? (
    <EmptyState title={choose.noneTitle} text={choose.noneText} />
  ) : (
    <EmptyState
      title={words.emptyTitle}
      text={words.emptyText}
      action={
        view.within !== '3660' && (
          <Button variant="quiet" size="sm" onClick={() => change({ within: '3660' })}>
            {words.showAll}
          </Button>
        )
      }
    />
  );

  return (
    <>
      <ViewHead title={words.heading} text={words.text} />
      <ReadOnly text={copy.readOnly} />
      <Toolbar pager={<Pager page={view.page} total={list.page?.total} onPage={(page) => setView({ ...view, page })} />}>
        <FindField label={words.find} value={view.find} onChange={(find) => change({ find })} />
        <div className="w-48 max-sm:w-full">
          <Select
            label={words.within}
            options={withins}
            value={view.within}
            onChange={(within) => change({ within: within as Within })}
          />
        </div>
      </Toolbar>
      {list.error ? (
        <ErrorNote title={words.failed} onRetry={list.retry} />
      ) : (
        <Table
          label={words.label}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          isBehind={list.isBehind}
          expectedRows={PAGE_ROWS / 2}
          className="ui-table-fit"
          sort={view.sort}
          onSort={(sort) => change({ sort })}
          selection={
            mayChange
              ? { ids: chosen.ids, onSelect: chosen.select, nameOf: ({ client, number }) => `${client} #${number}` }
              : undefined
          }
          empty={empty}
        />
      )}
      <ChosenBar
        chosen={chosen}
        total={list.page?.total ?? 0}
        readAll={async () => {
          const { offset: _, limit: __, ...filters } = query;
          const all = await everyPage('renewable', (range) => formClient.call(getRenewable, { query: { ...filters, ...range } }));
          return all.map(({ id }) => id);
        }}
        request={() => ({ kind: 'renewal', proposalIds: chosen.list() })}
      />
      <RecentBatches />
    </>
  );
}
