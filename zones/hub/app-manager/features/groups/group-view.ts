import { hashOfView } from '@suite/list/use-view';
import { peopleDefaults } from '../people/people-view';

/** `group` is the id of the edited group, or `new`. */
export const groupDefaults = { find: '', sort: 'name', order: 'ascending', group: '', page: '1' };

export const NEW = 'new';

export const groupHashOf = (id: string): string => hashOfView('app-manager', '/groups', groupDefaults, { group: id });

/** Returns the hash of a group's people. */
export const membersHashOf = (id: string): string => hashOfView('app-manager', '/people', peopleDefaults, { group: id });
