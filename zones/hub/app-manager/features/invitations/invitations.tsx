'use client';

import { getInvitations, type Invitation, type InvitationSort } from '@services/identity/contract/firm-invitations';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy as peopleCopy } from '../people/copy';
import { copy } from './copy';
import { InvitationActions } from './invitation-actions';
import { Joining } from './joining';

const defaults = { find: '', sort: 'sentAt', order: 'descending', page: '1' };
const sorts: readonly InvitationSort[] = ['email', 'role', 'invitedBy', 'sentAt', 'expiresAt'];
const { columns: heads } = copy;

/** Open invitations, the latest first. */
export function Invitations() {
  const { date } = useFormats();
  const [view, change] = useView('app-manager', '/invitations', defaults);
  const sort = sortOf(view, sorts, { column: 'sentAt', direction: 'descending' });
  const order = { sort: sort.column, order: sort.direction };
  const query = { find: view.find.trim(), ...order, offset: offsetOf(view.page), limit: String(PAGE_ROWS) };
  const list = useList(getInvitations, 'invitations', { query }, { handleGlobally: true });
  const columns = useMemo(() => columnsOf(date), [date]);

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={<ButtonLink href={hashOf('app-manager', '/invite')}>{peopleCopy.invite}</ButtonLink>}
      />
      <List
        {...{ view, change, sort, list, columns }}
        find={copy.find}
        failed={copy.failed}
        label={copy.label}
        name="invitations"
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        empty={
          <EmptyState title={query.find ? copy.noneTitle : copy.emptyTitle} text={query.find ? copy.noneText : copy.emptyText} />
        }
      />
      {list.page && <Joining />}
    </>
  );
}

const columnsOf = (date: (iso: string) => string): ListColumn<Invitation>[] => [
  { id: 'email', sortable: true, text: heads.email, value: ({ email }) => email, cell: ({ email }) => <NameText text={email} /> },
  {
    id: 'role',
    sortable: true,
    text: heads.role,
    className: 'w-[120px]',
    narrow: 'beside',
    value: ({ role }) => peopleCopy.roles[role],
  },
  {
    id: 'groups',
    from: 1000,
    text: heads.groups,
    narrow: 'below',
    className: 'w-[120px]',
    value: ({ groups }) => groups.map(({ name }) => name).join('; '),
    cell: ({ groups }) => <NameText text={groups.map(({ name }) => name).join(', ')} />,
  },
  {
    id: 'invitedBy',
    from: 1000,
    sortable: true,
    text: heads.invitedBy,
    className: 'w-[132px]',
    value: ({ invitedBy }) => invitedBy,
    cell: ({ invitedBy }) => <NameText text={invitedBy} />,
  },
  {
    id: 'sentAt',
    from: 900,
    sortable: true,
    text: heads.sent,
    className: 'w-[132px]',
    value: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => <time dateTime={sentAt}>{date(sentAt)}</time>,
  },
  {
    id: 'expiresAt',
    sortable: true,
    text: heads.expires,
    narrow: 'corner',
    className: 'w-[132px]',
    value: ({ expiresAt }) => expiresAt,
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
