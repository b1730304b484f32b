import { getForms } from '@services/inbox/contract/forms';
import { getLeadPeople } from '@services/inbox/contract/leads';
import { useQuery } from '@suite/api/use-query';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

/** Forms that can be placed on pages of the website. */
export function Forms() {
  const { data: forms, error, mutate } = useQuery(getForms, {});
  const people = useQuery(getLeadPeople, {}, { handleGlobally: true }).data ?? [];
  const mayChange = useMayChange();
  const { number } = useFormats();
  const { columns } = copy;
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? copy.nobody;
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={mayChange && <ButtonLink href={hashOf('contact', '/form')}>{copy.add}</ButtonLink>}
      />
      {error && !forms ? (
        <ErrorNote title={copy.failed} onRetry={() => void mutate()} />
      ) : (
        <Table
          label={copy.label}
          rows={forms}
          rowId={({ id }) => id}
          expectedRows={3}
          empty={<EmptyState title={copy.emptyTitle} text={copy.emptyText} />}
          columns={[
            {
              id: 'name',
              text: columns.name,
              cell: ({ id, name }) => <Link href={hashOf('contact', '/form', { id })}>{name}</Link>,
            },
            {
              id: 'fields',
              text: columns.fields,
              narrow: 'below',
              cell: ({ entries }) => entries.fields.map(({ label }) => label).join(', '),
            },
            { id: 'owner', text: columns.owner, cell: ({ ownerId }) => nameOf(ownerId) },
            { id: 'leads', text: columns.leads, numeric: true, narrow: 'end', cell: ({ leads }) => number(leads) },
            {
              id: 'state',
              text: columns.state,
              narrow: 'beside',
              cell: ({ isArchived }) => (
                <Badge text={isArchived ? copy.archived : copy.active} tone={isArchived ? 'neutral' : 'good'} />
              ),
            },
          ]}
        />
      )}
    </>
  );
}
