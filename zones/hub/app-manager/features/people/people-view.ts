import type { PersonStatus, Role } from '@services/identity/contract/access';
import type { PeopleQuery, PeopleSort } from '@services/identity/contract/people';
import { idOf, oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const peopleDefaults = { find: '', sort: 'name', order: 'ascending', page: '1', role: '', status: '', group: '', mfa: '' };

export type PeopleView = View<keyof typeof peopleDefaults>;

const sorts: readonly PeopleSort[] = ['name', 'email', 'role', 'status', 'mfa', 'lastSignInAt'];
const roles: readonly Role[] = ['administrator', 'member', 'reader'];
const onOff = ['on', 'off'] as const;
const statuses: readonly PersonStatus[] = ['active', 'deactivated'];

export const sortOfPeople = (view: PeopleView) => sortOf(view, sorts, { column: 'name', direction: 'ascending' });

export function queryOf(view: PeopleView): PeopleQuery {
  const { column, direction } = sortOfPeople(view);
  return {
    find: view.find.trim(),
    sort: column,
    order: direction,
    role: oneOf(roles, view.role),
    status: oneOf(statuses, view.status),
    groupId: idOf(view.group),
    twoFactor: oneOf(onOff, view.mfa),
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}
