import type { LedgerRow, RowSort } from '@services/insights/contract/ledger-rows';
import { KeptNote } from '@suite/iq/kept-note';
import { Listed, type ListedColumn } from '@suite/iq/listed';
import { FindField } from '@suite/list/find-field';
import { sortOf } from '@suite/list/known-values';
import type { Newest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import type { ReactNode } from 'react';
import { useKeptPage } from '../metrics/use-kept-page';
import type { ChangeClient, ClientView } from '../views/client-view';

/** Props of each tab of a client. */
export interface TabParts {
  view: ClientView;
  change: ChangeClient;
  /** Undefined for the latest. */
  asOf: string | undefined;
}

type Page = { rows: LedgerRow[]; total: number };

interface Props extends Pick<TabParts, 'view' | 'change'> {
  label: string;
  file: string;
  columns: readonly ListedColumn<LedgerRow>[];
  found: Newest<Page>;
  allRows: () => Promise<readonly LedgerRow[]>;
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
export function Documents({ view, change, found, filters, failed, none, ...rest }: Props) {
  const { page, isBehind, error, retry } = found;
  const keptSince = useKeptPage(found);
  const isPast = (page?.total ?? 0) > 0;
  const empty = view.find ? { title: 'Nothing found', text: 'None of the client’s documents has this in its number.' } : none;
  return (
    <>
      {keptSince && <KeptNote since={keptSince} onRetry={retry} />}
      <Listed
        {...rest}
        filters={
          <>
            <FindField label="Find by number" value={view.find} onChange={(find) => change({ find }, { replace: true })} />
            {filters}
          </>
        }
        rows={page?.rows}
        sort={sortOfDocuments(view)}
        onSort={({ column, direction }) => change({ sort: column, order: direction })}
        pager={{
          page: Number(offsetOf(view.page)) / PAGE_ROWS + 1,
          total: page?.total,
          onPage: (next) => change({ page: String(next) }),
        }}
        isBehind={isBehind}
        expectedRows={PAGE_ROWS / 2}
        failure={{ error: error, title: failed, onRetry: retry }}
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
