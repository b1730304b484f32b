import type { PeopleQuery } from '@suite/api/access/get-people';
import type { PeopleSort, PersonStatus, Role } from '@suite/contract/access';
import { sortOf } from '@suite/list/sort-of';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const peopleDefaults = { find: '', sort: 'name', order: 'ascending', page: '1', role: '', status: '', group: '' };

export type PeopleView = View<keyof typeof peopleDefaults>;

const sorts: readonly PeopleSort[] = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'];
const roles: readonly string[] = ['administrator', 'member'] satisfies Role[];
const statuses: readonly string[] = ['active', 'deactivated'] satisfies PersonStatus[];
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value of the address when it is one of those known, so that a mistyped link still shows a list. */
const oneOf = <Value extends string>(known: readonly string[], value: string): Value | undefined =>
  known.includes(value) ? (value as Value) : undefined;

export const sortOfPeople = (view: PeopleView) => sortOf(view, sorts, { column: 'name', direction: 'ascending' });

/** What is asked of the API for a view. */
export function queryOf(view: PeopleView): PeopleQuery {
  const { column, direction } = sortOfPeople(view);
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
