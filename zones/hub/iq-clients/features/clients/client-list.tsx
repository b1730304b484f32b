import { type ClientRow, type ClientsQuery, getClientMetrics } from '@services/insights/contract/clients';
import { useApi } from '@suite/api/api-provider';
import type { ResponseOf } from '@suite/api/request-of';
import { KeptNote } from '@suite/iq/kept-note';
import { Listed, type ListedColumn } from '@suite/iq/listed';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { everyPage } from '@suite/list/every-page';
import type { Newest } from '@suite/list/use-newest';
import { PAGE_ROWS } from '@suite/list/use-view';
import { useSuite } from '@suite/shell/start/suite-context';
import type { Sort } from '@suite/ui/table';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useKeptPage } from '../metrics/use-kept-page';
import { useReminders } from '../reminders/use-reminders';
import { type ColumnRoom, clientColumns } from './client-columns';
import { ClientFilters } from './client-filters';
import { copy } from './copy';
import { NoClient } from './no-client';
import { SegmentChips } from './segment-chips';

type Page = ResponseOf<typeof getClientMetrics>;

type Part = Partial<Record<'find' | 'badge' | 'sort' | 'order' | 'page', string>>;

interface Props {
  query: ClientsQuery;
  found: Newest<Page>;
  view: { find: string; badge: string; asOf: string };
  change: (part: Part, options?: { replace?: boolean }) => void;
  sort: Sort;
  file: string;
  /** Columns to show; by default all except those for ranking debtors. */
  only?: readonly string[];
  room?: ColumnRoom;
  /** Replaces the segment chips. */
  chips?: ReactNode;
  /** Shown beside the search. */
  filters?: ReactNode;
  /** Replaces the default text of an empty list. */
  empty?: ReactNode;
  /** Columns after the others. */
  more?: readonly ListedColumn<ClientRow>[] | undefined;
  /** Whether people can save their filters and sort as a view. */
  hasViews?: boolean;
}

/** Clients searched, filtered, sorted and paged by the API. */
export function ClientList(props: Props) {
  const { query, found, view, change, sort, file, only, room, chips, filters, empty, more, hasViews } = props;
  const { formClient } = useApi();
  const { place } = useSuite();
  const formats = useMetricFormats();
  const { page: newest, error, retry } = found;
  // Rows render in chunks, so that the page stays responsive to input.
  const page = useDeferredValue(newest);
  const isBehind = found.isBehind || page !== newest;
  const keptSince = useKeptPage(found);
  const { asOf } = view;
  const hasMoved = query.since !== undefined;
  const currency = page?.currency ?? '';
  const columns = useMemo(
    () =>
      clientColumns({ place, formats, currency, asOf, room }).filter(({ id }) =>
        only ? only.includes(id) : id !== 'overdueLessCredit' && (id !== 'badgeBefore' || hasMoved),
      ),
    [place, formats, currency, asOf, room, only, hasMoved],
  );
  const allColumns = more ? [...columns, ...more] : columns;
  const reminders = useReminders(page?.clients, asOf);
  const everyClient = () => everyPage('clients', (range) => formClient.call(getClientMetrics, { query: { ...query, ...range } }));

  return (
    <>
      {keptSince && <KeptNote since={keptSince} onRetry={retry} />}
      {error?.code !== 'not_found' && (chips ?? <SegmentChips badge={view.badge} asOf={asOf} onChange={change} />)}
      <Listed
        label={copy.label}
        file={file}
        columns={allColumns}
        rows={page?.clients}
        day={page?.asOf}
        allRows={everyClient}
        sort={sort}
        onSort={(next) => change({ sort: next.column, order: next.direction })}
        pager={{
          page: Number(query.offset) / PAGE_ROWS + 1,
          total: page?.total,
          onPage: (next) => change({ page: String(next) }),
        }}
        filters={
          <>
            <ClientFilters find={view.find} onChange={change} />
            {filters}
          </>
        }
        hasViews={hasViews}
        isBehind={isBehind}
        {...reminders.choice}
        expectedRows={PAGE_ROWS / 2}
        failure={{ error, title: copy.failed, onRetry: retry }}
        empty={
          empty ?? (
            <NoClient
              isPast={(page?.total ?? 0) > 0}
              isNarrowed={Boolean(query.find || query.badge || hasMoved)}
              onFirst={() => change({})}
              onAll={() => change({ find: '', badge: '' })}
            />
          )
        }
      />
      {reminders.bar}
    </>
  );
}
