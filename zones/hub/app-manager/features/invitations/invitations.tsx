'use client';

import { getInvitations, type Invitation, type InvitationSort } from '@services/identity/contract/firm-invitations';
import { useApi } from '@suite/api/api-provider';
import { everyPage } from '@suite/list/every-page';
import { sortOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { NameText } from '@suite/list/name-text';
import { PagedList } from '@suite/list/paged-list';
import { useNewest } from '@suite/list/use-newest';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import type { Column } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy as peopleCopy } from '../people/copy';
import { copy } from './copy';
import { InvitationActions } from './invitation-actions';
import { Joining } from './joining';

const defaults = { find: '', sort: 'sentAt', order: 'descending', page: '1' };
const sorts: readonly InvitationSort[] = ['email', 'role', 'invitedBy', 'sentAt', 'expiresAt'];
const { columns: heads } = copy;
const csvHeads = [heads.email, heads.role, heads.groups, heads.invitedBy, heads.sent, heads.expires];

/** Open invitations, the latest first. */
export function Invitations() {
  const { client } = useApi();
  const { date } = useFormats();
  const [view, change] = useView('app-manager', '/invitations', defaults);
  const sort = sortOf(view, sorts, { column: 'sentAt', direction: 'descending' });
  const order = { sort: sort.column, order: sort.direction };
  const query = { find: view.find.trim(), ...order, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useNewest(getInvitations, { query }, { handleLocally: [] });
  const columns = useMemo(() => columnsOf(date), [date]);

  const everyRow = async () => {
    const invitations = await everyPage('invitations', (range) => client.call(getInvitations, { query: { ...query, ...range } }));
    return invitations.map(({ email, role, groups, invitedBy, sentAt, expiresAt }) => {
      const names = groups.map(({ name }) => name).join('; ');
      return [email, peopleCopy.roles[role], names, invitedBy, sentAt, expiresAt];
    });
  };

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={<ButtonLink href={hashOf('app-manager', '/invite')}>{peopleCopy.invite}</ButtonLink>}
      />
      <PagedList
        {...{ view, change, sort, list, columns }}
        find={copy.find}
        actions={<ListMenu name="invitations" heads={csvHeads} rows={everyRow} disabled={!list.page?.total} />}
        failed={copy.failed}
        label={copy.label}
        rows={list.page?.invitations}
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        className="ui-table-fit"
        empty={
          <EmptyState title={query.find ? copy.noneTitle : copy.emptyTitle} text={query.find ? copy.noneText : copy.emptyText} />
        }
      />
      {list.page && <Joining />}
    </>
  );
}

const columnsOf = (date: (iso: string) => string): Column<Invitation>[] => [
  { id: 'email', sortable: true, text: heads.email, cell: ({ email }) => <NameText text={email} /> },
  {
    id: 'role',
    sortable: true,
    text: heads.role,
    className: 'w-[120px]',
    narrow: 'beside',
    cell: ({ role }) => peopleCopy.roles[role],
  },
  {
    id: 'groups',
    from: 1000,
    text: heads.groups,
    narrow: 'below',
    className: 'w-[120px]',
    cell: ({ groups }) => <NameText text={groups.map(({ name }) => name).join(', ')} />,
  },
  {
    id: 'invitedBy',
    from: 1000,
    sortable: true,
    text: heads.invitedBy,
    className: 'w-[132px]',
    cell: ({ invitedBy }) => <NameText text={invitedBy} />,
  },
  {
    id: 'sentAt',
    from: 900,
    sortable: true,
    text: heads.sent,
    className: 'w-[132px]',
    cell: ({ sentAt }) => <time dateTime={sentAt}>{date(sentAt)}</time>,
  },
  {
    id: 'expiresAt',
    sortable: true,
    text: heads.expires,
    narrow: 'corner',
    className: 'w-[132px]',
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? <Badge text={copy.expired} tone="warn" size="sm" /> : <time dateTime={expiresAt}>{date(expiresAt)}</time>,
  },
  {
    id: 'actions',
    text: heads.actions,
    narrow: 'line',
    className: 'w-[232px]',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  },
];
