import type { Person } from '@services/identity/contract/people';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { Avatar } from '@suite/ui/avatar';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';
import { MfaMark } from './mfa-mark';
import { nameOf } from './name-of';

export const peopleColumns = (date: (iso: string) => string): ListColumn<Person>[] => [
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
