import type { PeopleQuery } from '@suite/api/access/get-people';
import type { PeopleSort, PersonStatus, Role } from '@suite/contract/access';
import { offsetOf, PAGE_ROWS, type View } from '../list/use-view';

export const peopleDefaults = { find: '', sort: 'name', order: 'ascending', page: '1', role: '', status: '', group: '' };

export type PeopleView = View<keyof typeof peopleDefaults>;

const sorts: readonly string[] = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'] satisfies PeopleSort[];
const roles: readonly string[] = ['administrator', 'member'] satisfies Role[];
const statuses: readonly string[] = ['active', 'deactivated'] satisfies PersonStatus[];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value of the address when it is one of those known, so that a mistyped link still shows a list. */
const oneOf = <Value extends string>(known: readonly string[], value: string): Value | undefined =>
  known.includes(value) ? (value as Value) : undefined;

export const sortOf = ({ sort, order }: PeopleView) => ({
  column: oneOf<PeopleSort>(sorts, sort) ?? 'name',
  direction: order === 'descending' ? ('descending' as const) : ('ascending' as const),
});

/** What is asked of the API for a view. */
export function queryOf(view: PeopleView): PeopleQuery {
  const { column, direction } = sortOf(view);
  return {
    find: view.find.trim(),
    sort: column,
    order: direction,
    role: oneOf<Role>(roles, view.role),
    status: oneOf<PersonStatus>(statuses, view.status),
    groupId: uuid.test(view.group) ? view.group : undefined,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
