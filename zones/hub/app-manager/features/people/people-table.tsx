import type { Person } from '@services/identity/contract/people';
import { NameText } from '@suite/list/name-text';
import { PAGE_ROWS } from '@suite/list/use-view';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Avatar } from '@suite/ui/avatar';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { type Column, type Sort, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { memo, type ReactNode, useMemo } from 'react';
import { copy } from './copy';
import { MfaMark } from './mfa-mark';
import { nameOf } from './name-of';

interface Props {
  people: readonly Person[] | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  isBehind: boolean;
  empty: ReactNode;
}

const placeOf = (_: Person, place: number) => place;

/** Renders again only when its content has changed, so that typing above it stays fast. */
export const PeopleTable = memo(({ people, sort, onSort, isBehind, empty }: Props) => {
  const { date } = useFormats();
  const columns = useMemo(() => columnsOf(date), [date]);
  return (
    <Table
      label={copy.label}
      columns={columns}
      rows={people}
      rowId={placeOf}
      sort={sort}
      onSort={onSort}
      isBehind={isBehind}
      expectedRows={PAGE_ROWS / 2}
      empty={empty}
      className="ui-table-fit"
    />
  );
});
PeopleTable.displayName = 'PeopleTable';

const columnsOf = (date: (iso: string) => string): Column<Person>[] => [
  {
    id: 'name',
    text: copy.columns.name,
    sortable: true,
    cell: (person) => (
      <Link href={hashOf('app-manager', '/person', { id: person.userId })} className="flex min-w-0 items-center gap-2">
        <Avatar firstName={person.firstName} lastName={person.lastName} size="sm" />
        <span className="min-w-0">
          <NameText text={nameOf(person)} />
        </span>
      </Link>
    ),
  },
  { id: 'email', text: copy.columns.email, sortable: true, narrow: 'below', cell: ({ email }) => <NameText text={email} /> },
  {
    id: 'role',
    text: copy.columns.role,
    sortable: true,
    className: 'w-[124px]',
    narrow: 'beside',
    cell: ({ role }) => copy.roles[role],
  },
  {
    id: 'status',
    text: copy.columns.status,
    sortable: true,
    className: 'w-[140px]',
    narrow: 'line',
    // A phone, which shows no header, shows only an unusual status.
    cell: ({ status }) =>
      status === 'active' ? (
        <span className="max-sm:hidden">{copy.statuses.active}</span>
      ) : (
        <Badge text={copy.statuses.deactivated} size="sm" />
      ),
  },
  {
    id: 'mfa',
    from: 800,
    text: copy.columns.mfa,
    sortable: true,
    className: 'w-[88px]',
    narrow: 'corner',
    cell: ({ hasTwoFactor }) => <MfaMark isOn={hasTwoFactor} />,
  },
  {
    id: 'lastSignInAt',
    from: 900,
    text: copy.columns.lastSignIn,
    sortable: true,
    className: 'w-[132px]',
    cell: ({ lastSignInAt }) =>
      lastSignInAt ? <time dateTime={lastSignInAt}>{date(lastSignInAt)}</time> : <span className="text-muted">{copy.never}</span>,
  },
  {
    id: 'groups',
    from: 1000,
    text: copy.columns.groups,
    className: 'w-[180px]',
    cell: ({ groups }) => <NameText text={groups.map(({ name }) => name).join(', ')} />,
  },
];
