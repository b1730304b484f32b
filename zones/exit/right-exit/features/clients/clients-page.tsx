import { deleteValuedClient, getValuedClients, type Subject } from '@services/valuation/contract/subjects';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { useSave } from '../frame/use-save';
import { AddDialog } from './add-dialog';
import { copy } from './copy';

/** Clients of the firm whose businesses are valued. */
export function ClientsPage() {
  const { formClient } = useApi();
  const { day } = useFormats();
  const mayChange = useMayChange();
  const { saveInDialog } = useSave();
  const { data, error, mutate } = useQuery(getValuedClients, {});
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Subject>();
  if (!data) return error ? <PageError title={copy.title} text={copy.failed} onRetry={() => void mutate()} /> : <PageSkeleton />;
  const { columns: heads } = copy;
  const columns: Column<Subject>[] = [
    {
      id: 'name',
      text: heads.name,
      cell: ({ id, name }) => (
        <Link href={hashOf('right-exit', '/', { subject: id })} className="font-medium">
          {name}
        </Link>
      ),
    },
    { id: 'value', text: heads.value, numeric: true, narrow: 'beside', cell: (subject) => <Value subject={subject} /> },
    { id: 'on', text: heads.on, narrow: 'below', cell: ({ latest }) => (latest ? day(latest.on) : '') },
    { id: 'currency', text: heads.currency, from: 800, cell: ({ currency }) => currency },
    {
      id: 'actions',
      text: heads.actions,
      className: 'w-[120px]',
      narrow: 'end',
      cell: (subject) =>
        mayChange && (
          <Button variant="quiet" size="sm" aria-label={copy.remove(subject.name)} onClick={() => setRemoving(subject)}>
            {copy.removeText}
          </Button>
        ),
    },
  ];
  return (
    <>
      <ViewHead
        title={copy.title}
        text={copy.text}
        actions={mayChange && <Button onClick={() => setAdding(true)}>{copy.add}</Button>}
      />
      <Table
        label={copy.title}
        columns={columns}
        rows={data.subjects}
        rowId={({ id }) => id}
        className="ui-table-fit"
        empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
      />
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      {removing && (
        <ConfirmDialog
          title={copy.removeTitle(removing.name)}
          keep={copy.keep}
          confirm={copy.removeText}
          failed={(reason) => copy.notRemoved(reasonOf(reason))}
          onConfirm={async () => {
            await saveInDialog(
              () => formClient.call(deleteValuedClient, { params: { subjectId: removing.id } }),
              copy.removed(removing.name),
            );
            setRemoving(undefined);
          }}
          onClose={() => setRemoving(undefined)}
        >
          <p>{copy.removeBody}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Value({ subject: { latest, currency } }: { subject: Subject }) {
  const { money } = useCurrencyFormats(currency);
  return latest ? money(latest.value.mid) : <span className="text-muted">{copy.none}</span>;
}
