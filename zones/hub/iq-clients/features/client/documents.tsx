import type { LedgerRow, RowSort } from '@services/insights/contract/ledger-rows';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import type { ListRows } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import type { ReactNode } from 'react';
import { useStalePage } from '../metrics/use-stale-page';
import type { ChangeClient, ClientView } from '../views/client-view';

/** Props of each tab of a client. */
export interface TabParts {
  view: ClientView;
  change: ChangeClient;
  /** Undefined for the latest. */
  asOf: string | undefined;
}

interface Props extends Pick<TabParts, 'view' | 'change'> {
  label: string;
  name: string;
  columns: readonly ListColumn<LedgerRow>[];
  list: ListRows<LedgerRow>;
  filters?: ReactNode;
  failed: string;
  none: { title: string; text: string };
}

const sorts: readonly RowSort[] = ['date', 'dueOn', 'number', 'amount', 'value', 'daysPastDue'];

const sortOfDocuments = (view: ClientView) => sortOf(view, sorts, { column: 'date', direction: 'descending' });

/** Returns the API query for a page of documents. */
export function documentsQuery({ view, asOf }: TabParts) {
  const { column, direction } = sortOfDocuments(view);
  return {
    asOf,
    find: view.find.trim() || undefined,
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

/** Documents of one client, sorted and paged by the API. */
export function Documents({ view, change, list, none, ...rest }: Props) {
  const { page, retry } = list;
  const staleSince = useStalePage(list);
  const isPast = (page?.total ?? 0) > 0;
  const empty = view.find ? { title: 'Nothing found', text: 'None of the client’s documents has this in its number.' } : none;
  return (
    <>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <List
        {...{ ...rest, view, change, list }}
        hasColumnChoices
        find="Find by number"
        sort={sortOfDocuments(view)}
        expectedRows={PAGE_ROWS / 2}
        Failure={MetricsFailed}
        empty={
          <EmptyState
            title={isPast ? 'This page is empty' : empty.title}
            text={isPast ? 'The list is shorter than that now.' : empty.text}
            {...(isPast && {
              action: (
                <Button variant="quiet" size="sm" onClick={() => change({})}>
                  Go to the first page
                </Button>
              ),
            })}
          />
        }
      />
    </>
  );
}
