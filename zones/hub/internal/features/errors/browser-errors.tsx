'use client';

import { useFormats } from '@suite/shell/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { useSyncExternalStore } from 'react';
import { Part } from '../page/part';
import type { RecordColumn } from '../records/record-column';
import { Records } from '../records/records';
import { copy } from './copy';
import { type KeptError, keptErrors, onKeptErrors } from './kept-errors';

const { heading, text, message, emptyTitle, emptyText } = copy.browser;

export function BrowserErrors() {
  const { moment } = useFormats();
  const errors = useSyncExternalStore(onKeptErrors, keptErrors, keptErrors);
  const columns: RecordColumn<KeptError>[] = [
    { id: 'time', text: copy.platform.time, value: ({ at }) => at, cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
    { id: 'message', text: message, value: (row) => row.text },
  ];
  return (
    <Part id="browser" heading={heading} text={text}>
      <Records
        label={heading}
        fileName="browser-errors"
        columns={columns}
        rows={errors}
        rowId={({ id }) => `${id}`}
        empty={<EmptyState title={emptyTitle} text={emptyText} />}
      />
    </Part>
  );
}
