import type { AppSetting } from '@services/identity/contract/access';
import type { Group } from '@services/identity/contract/groups';
import type { Sort } from '@suite/ui/table';
import { type ZoneName, zones } from '@suite/zones/zones';

/** Returns the titles of the apps that have this setting in a group. */
export const titlesOf = ({ apps }: Group, setting: AppSetting): string =>
  (Object.keys(apps) as ZoneName[])
    .filter((app) => apps[app] === setting)
    .map((app) => zones[app].title)
    .join(', ');

const orders: Record<string, (one: Group, other: Group) => number> = {
  name: (one, other) => one.name.localeCompare(other.name),
  members: (one, other) => one.members - other.members,
  open: (one, other) => titlesOf(one, 'allowed').localeCompare(titlesOf(other, 'allowed')),
  closed: (one, other) => titlesOf(one, 'blocked').localeCompare(titlesOf(other, 'blocked')),
};

export const sortOf = ({ sort, order }: { sort: string; order: string }): Sort => ({
  column: sort in orders ? sort : 'name',
  direction: order === 'descending' ? 'descending' : 'ascending',
});

/** Returns the groups whose names contain a text, in order. */
export function matchingGroups(groups: readonly Group[], find: string, { column, direction }: Sort): Group[] {
  const search = find.trim().toLocaleLowerCase();
  const sign = direction === 'ascending' ? 1 : -1;
  const order = orders[column] ?? (() => 0);
  return groups
    .filter(({ name }) => name.toLocaleLowerCase().includes(search))
    .sort((one, other) => sign * order(one, other) || one.name.localeCompare(other.name));
}
