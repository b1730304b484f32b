'use client';

import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { EmptyState } from '@suite/ui/empty-state';
import { useSyncExternalStore } from 'react';
import { Moment } from '../frame/moment';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { onRecentErrors, type RecentError, recentErrors } from './recent-errors';

const { heading, text, list, find, message, emptyTitle, emptyText } = copy.browser;

const columns: ListColumn<RecentError>[] = [
  { id: 'time', text: copy.platform.time, value: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'message', text: message, value: (row) => row.text },
];

export function BrowserErrors() {
  const errors = useSyncExternalStore(onRecentErrors, recentErrors, recentErrors);
  return (
    <TitledSection id="browser" heading={heading} text={text}>
      <List
        label={list}
        find={find}
        name="browser-errors"
        columns={columns}
        rows={errors}
        rowId={({ id }) => `${id}`}
        empty={<EmptyState title={emptyTitle} text={emptyText} />}
      />
    </TitledSection>
  );
}
