'use client';

import { getLastErrors, type LastError } from '@services/internal/contract';
import { useQuery } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Moment } from '../frame/moment';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';

const { heading, text, list, find, failed, time, code, method, path, job, emptyTitle, emptyText } = copy.platform;

const columns: ListColumn<LastError>[] = [
  { id: 'time', text: time, value: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'code', text: code, value: (row) => row.code, cell: (row) => <code>{row.code}</code> },
  { id: 'method', text: method, value: (row) => row.method },
  { id: 'path', text: path, value: (row) => row.path || job, cell: (row) => (row.path ? <code>{row.path}</code> : job) },
];

export function PlatformErrors() {
  const { data, error, isLoading, isValidating, mutate } = useQuery(getLastErrors, {}, { handleGlobally: true });
  const rows = data?.map((row, index) => ({ ...row, id: `${index}` }));
  const hasFailed = error && !isLoading;
  return (
    <TitledSection
      id="platform"
      heading={heading}
      text={text}
      action={
        !hasFailed && (
          <Button variant="quiet" size="sm" spinning={isValidating} onClick={() => mutate()}>
            {copy.refresh}
          </Button>
        )
      }
    >
      {/* What is in this tab stays in its place. */}
      <div className="min-h-48">
        {hasFailed ? (
          <ErrorNote title={failed} onRetry={() => mutate()} />
        ) : (
          <List
            label={list}
            find={find}
            name="platform-errors"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            expectedRows={2}
            empty={<EmptyState title={emptyTitle} text={emptyText} />}
          />
        )}
      </div>
    </TitledSection>
  );
}
