import type { ClientRow, ClientsQuery, getClientMetrics } from '@services/insights/contract/clients';
import type { ResponseOf } from '@suite/api/request-of';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { SavedViews } from '@suite/list/saved-views';
import type { ListRows } from '@suite/list/use-list';
import { PAGE_ROWS } from '@suite/list/use-view';
import { useSuite } from '@suite/shell/start/suite-context';
import type { Sort } from '@suite/ui/table';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useStalePage } from '../metrics/use-stale-page';
import { useReminders } from '../reminders/use-reminders';
import { type ColumnRoom, clientColumns } from './client-columns';
import { copy } from './copy';
import { NoClient } from './no-client';
import { SegmentChips } from './segment-chips';

type Page = ResponseOf<typeof getClientMetrics>;

type Part = Partial<Record<'find' | 'badge' | 'sort' | 'order' | 'page', string>>;

interface Props {
  query: ClientsQuery;
  list: ListRows<ClientRow, Page>;
  view: { find: string; badge: string; asOf: string; page: string };
  change: (part: Part, options?: { replace?: boolean }) => void;
  sort: Sort;
  name: string;
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
  more?: readonly ListColumn<ClientRow>[] | undefined;
  /** Whether people can save their filters and sort as a view. */
  hasViews?: boolean;
}

/** Clients searched, filtered, sorted and paged by the API. */
export function ClientList(props: Props) {
  const { query, list, view, change, sort, name, only, room, chips, filters, empty, more, hasViews } = props;
  const { deployment } = useSuite();
  const formats = useMetricFormats();
  const { page: newest, error, retry } = list;
  // Rows render in chunks, so that the page stays responsive to input.
  const page = useDeferredValue(newest);
  const isBehind = list.isBehind || page !== newest;
  const staleSince = useStalePage(list);
  const { asOf } = view;
  const hasMoved = query.since !== undefined;
  const currency = page?.currency ?? '';
  const columns = useMemo(
    () =>
      clientColumns({ deployment, formats, currency, asOf, room }).filter(({ id }) =>
        only ? only.includes(id) : id !== 'overdueLessCredit' && (id !== 'badgeBefore' || hasMoved),
      ),
    [deployment, formats, currency, asOf, room, only, hasMoved],
  );
  const allColumns = more ? [...columns, ...more] : columns;
  const reminders = useReminders(page?.clients, asOf);

  return (
    <>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      {error?.code !== 'not_found' && (chips ?? <SegmentChips badge={view.badge} asOf={asOf} onChange={change} />)}
      <List
        {...{ label: copy.label, name, view, change, sort, filters }}
        columns={allColumns}
        list={{ ...list, page, rows: page?.clients, isBehind }}
        day={page?.asOf}
        find={copy.find}
        actions={hasViews && <SavedViews list={name} />}
        hasColumnChoices
        {...reminders.choice}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        Failure={MetricsFailed}
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
