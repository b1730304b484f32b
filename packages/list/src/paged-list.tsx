import { ErrorNote } from '@suite/ui/error-note';
import { type Sort, Table } from '@suite/ui/table';
import type { ComponentProps, ReactNode } from 'react';
import { FindField } from './find-field';
import { ViewPager } from './pager';
import { Toolbar } from './toolbar';
import type { Newest } from './use-newest';
import { type ChangeView, offsetOf } from './use-view';

interface Props<Row> extends Omit<ComponentProps<typeof Table<Row>>, 'sort' | 'onSort' | 'isBehind'> {
  view: { find?: string; page: string };
  change: ChangeView<'find' | 'sort' | 'order' | 'page'>;
  sort: Sort;
  list: Newest<{ total: number }>;
  /** Label of the search field; without it, the list has no search. */
  find?: string;
  filters?: ReactNode;
  /** Actions on all rows. */
  actions: ReactNode;
  /** Between the toolbar and the table. */
  note?: ReactNode;
  /** Message when the list could not be loaded. */
  failed: string;
}

/** List that the API searches, sorts and pages by the address; shows how to retry if it could not be loaded. */
export function PagedList<Row>({ view, change, list, find, filters, actions, note, failed, ...table }: Props<Row>) {
  return (
    <>
      <Toolbar pager={<ViewPager offset={offsetOf(view.page)} total={list.page?.total} change={change} />} actions={actions}>
        {find && (
          <FindField label={find} value={view.find ?? ''} onChange={(text) => change({ find: text }, { replace: true })} />
        )}
        {filters}
      </Toolbar>
      {note}
      {list.error ? (
        <ErrorNote title={failed} onRetry={list.retry} />
      ) : (
        <Table
          {...table}
          onSort={({ column, direction }) => change({ sort: column, order: direction })}
          isBehind={list.isBehind}
        />
      )}
    </>
  );
}
