import type { AppAccess, AppSetting, AppSettings, Role } from '@services/identity/contract/access';
import type { Person, PersonChange } from '@services/identity/contract/people';
import { isManaged, type ZoneName } from '@suite/zones/zones';

/** Unsaved choices of an administrator: only the differences, so that they also apply to a newer state. */
export interface Draft {
  role?: Role;
  /** By group id, whether the person should be in it. */
  groups: Readonly<Record<string, boolean>>;
  apps: Readonly<Partial<Record<ZoneName, AppSetting | null>>>;
}

export const noDraft: Draft = { groups: {}, apps: {} };

interface Saved {
  person: Person;
  apps: readonly AppAccess[];
}

export const roleOf = ({ person }: Saved, draft: Draft): Role => draft.role ?? person.role;

/** @param known ids of the existing groups; a group that was deleted meanwhile is left out */
export function groupIdsOf({ person }: Saved, draft: Draft, known: readonly string[]): string[] {
  const present = new Set(person.groups.map(({ id }) => id));
  return known.filter((id) => draft.groups[id] ?? present.has(id));
}

export const settingOf = ({ app, setting }: AppAccess, draft: Draft): AppSetting | null =>
  draft.apps[app] === undefined ? setting : draft.apps[app];

/** Returns what to save; undefined when nothing has changed. */
export function changeOf(saved: Saved, draft: Draft, known: readonly string[]): PersonChange | undefined {
  const { person, apps } = saved;
  const role = roleOf(saved, draft);
  const groupIds = groupIdsOf(saved, draft, known);
  const isOther = (id: string) => groupIds.includes(id) !== person.groups.some((group) => group.id === id);
  const settings = apps.filter(({ app }) => isManaged(app)).map((access) => ({ access, next: settingOf(access, draft) }));
  const change = {
    ...(role !== person.role && { role }),
    ...(known.some(isOther) && { groupIds }),
    ...(settings.some(({ access, next }) => next !== access.setting) && {
      apps: Object.fromEntries(settings.flatMap(({ access, next }) => (next ? [[access.app, next]] : []))) as AppSettings,
    }),
  };
  return Object.keys(change).length > 0 ? { version: person.version, ...change } : undefined;
}
