import { type Guide, getGuides } from '@services/guides/contract/guides';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { ListSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { newestOf } from '@suite/shell/form/newest-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { Table } from '@suite/ui/table';
import { useState } from 'react';
import { RowButton } from '../frame/row-button';
import { copy } from './copy';
import { GuideDialog } from './guide-dialog';

/** Guides that visitors get in exchange for their e-mail address. */
export function Guides() {
  const { data: guides, error, mutate } = useQuery(getGuides, {});
  const { events } = useSuite();
  const { number } = useFormats();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [edited, setEdited] = useState<Guide | 'new'>();
  const { columns } = copy;
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={mayChange && <Button onClick={() => setEdited('new')}>{copy.add}</Button>}
      />
      {error && !guides ? (
        <ErrorNote title={copy.failed} onRetry={() => void mutate()} />
      ) : !guides ? (
        <ListSkeleton />
      ) : (
        <Table
          label={copy.label}
          rows={guides}
          rowId={({ id }) => id}
          empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
          columns={[
            {
              id: 'title',
              text: columns.title,
              cell: (guide) => (mayChange ? <RowButton text={guide.title} onClick={() => setEdited(guide)} /> : guide.title),
            },
            {
              id: 'file',
              text: columns.file,
              narrow: 'below',
              cell: ({ file }) => (file ? <Link href={file.address}>{file.name}</Link> : copy.noFile),
            },
            { id: 'form', text: columns.form, cell: ({ form }) => form },
            { id: 'sent', text: columns.sent, numeric: true, cell: ({ sent }) => number(sent) },
            {
              id: 'downloaded',
              text: columns.downloaded,
              numeric: true,
              narrow: 'corner',
              cell: ({ downloaded }) => number(downloaded),
            },
            {
              id: 'state',
              text: columns.state,
              narrow: 'beside',
              cell: ({ isActive, file }) => {
                const isOffered = isActive && file !== null;
                return <Badge text={isOffered ? copy.active : copy.inactive} tone={isOffered ? 'good' : 'neutral'} />;
              },
            },
          ]}
        />
      )}
      {edited && (
        <GuideDialog
          guide={edited === 'new' ? undefined : newestOf(guides, edited)}
          onClose={() => setEdited(undefined)}
          onDone={async () => {
            setEdited(undefined);
            events.emit('toast', { type: 'success', text: copy.saved });
            await revalidate(getGuides);
          }}
        />
      )}
    </>
  );
}
