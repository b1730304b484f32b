import { type Group, getGroups } from '@services/identity/contract/groups';
import { useQuery } from '@suite/api/use-query';
import { FindField } from '@suite/list/find-field';
import { ListMenu } from '@suite/list/list-menu';
import { NameText } from '@suite/list/name-text';
import { Toolbar } from '@suite/list/toolbar';
import type { ChangeView, View } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { useMemo } from 'react';
import { copy } from './copy';
import { DeleteGroup } from './delete-group';
import { type groupDefaults, groupHashOf, membersHashOf, NEW } from './group-view';
import { matchingGroups, sortOf, titlesOf } from './sort-groups';

interface Props {
  view: View<keyof typeof groupDefaults>;
  change: ChangeView<keyof typeof groupDefaults>;
}

const { columns: heads } = copy;

/** List of groups. All groups come in one response, so they are searched and sorted here. */
export function GroupList({ view, change }: Props) {
  const { number } = useFormats();
  const { data, error, mutate } = useQuery(getGroups, {}, { handleGlobally: true });
  const columns = useMemo(() => columnsOf(number), [number]);
  const sort = sortOf(view);
  const groups = data && matchingGroups(data, view.find, sort);
  const make = <ButtonLink href={groupHashOf(NEW)}>{copy.make}</ButtonLink>;

  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} actions={make} />
      <Toolbar
        actions={
          <ListMenu
            name="groups"
            heads={[heads.name, heads.members, heads.open, heads.closed]}
            rows={() =>
              (groups ?? []).map((group) => [
                group.name,
                String(group.members),
                titlesOf(group, 'allowed'),
                titlesOf(group, 'blocked'),
              ])
            }
            disabled={!groups?.length}
          />
        }
      >
        <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
      </Toolbar>
      {error && !data ? (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      ) : (
        <Table
          label={copy.label}
          columns={columns}
          rows={groups}
          rowId={({ id }) => id}
          sort={sort}
          onSort={(next) => change({ sort: next.column, order: next.direction })}
          className="ui-table-fit"
          empty={
            view.find.trim() ? (
              <EmptyState title={copy.noneTitle} text={copy.noneText} />
            ) : (
              <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={make} />
            )
          }
        />
      )}
    </>
  );
}

const columnsOf = (number: (value: number) => string): Column<Group>[] => [
  {
    id: 'name',
    text: heads.name,
    sortable: true,
    cell: ({ id, name }) => (
      <Link href={groupHashOf(id)} className="block">
        <NameText text={name} />
      </Link>
    ),
  },
  {
    id: 'members',
    text: heads.members,
    sortable: true,
    numeric: true,
    className: 'w-[104px]',
    narrow: 'corner',
    cell: ({ id, members, name }) => (
      <Link href={membersHashOf(id)} aria-label={`${number(members)} in ${name}`}>
        {number(members)}
      </Link>
    ),
  },
  {
    id: 'open',
    text: heads.open,
    sortable: true,
    narrow: 'below',
    narrowText: heads.open,
    cell: (group) => <NameText text={titlesOf(group, 'allowed')} />,
  },
  { id: 'closed', text: heads.closed, sortable: true, cell: (group) => <NameText text={titlesOf(group, 'blocked')} /> },
  {
    id: 'actions',
    text: heads.actions,
    className: 'w-[112px]',
    narrow: 'end',
    cell: (group) => <DeleteGroup group={group} />,
  },
];
