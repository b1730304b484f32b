import type { AppAccess, AppSetting, Role } from '@services/identity/contract/access';
import { getGroups } from '@services/identity/contract/groups';
import type { Person } from '@services/identity/contract/people';
import { useQuery } from '@suite/api/use-query';
import { useDraft } from '@suite/session/use-draft';
import { useSuite } from '@suite/shell/start/suite-context';
import { Select } from '@suite/ui/select';
import type { ZoneName } from '@suite/zones/zones';
import { copy as peopleCopy } from '../people/copy';
import { nameOf } from '../people/name-of';
import { AppChoices } from './app-choices';
import { copy } from './copy';
import { changeOf, type Draft, groupIdsOf, noDraft, roleOf } from './draft';
import { GroupChoice } from './group-choice';
import { SaveBar } from './save-bar';
import { useChange } from './use-change';

interface Props {
  saved: { person: Person; apps: AppAccess[] };
}

const roles = Object.entries(peopleCopy.roles).map(([value, label]) => ({ value, label }));

/** Role, groups and apps of a person, saved together. */
export function PersonForm({ saved }: Props) {
  const { events } = useSuite();
  const { person } = saved;
  const groups = useQuery(getGroups, {}, { handleGlobally: true });
  const { draft, change, discard } = useDraft<Draft>(`person:${person.userId}`, noDraft);
  const changing = useChange(person.userId, nameOf(person));
  // Until all groups are loaded, the person's own groups are known.
  const known = (groups.data ?? person.groups).map(({ id }) => id);
  const unsaved = changeOf(saved, draft, known);
  const role = roleOf(saved, draft);

  async function save() {
    if (!unsaved || !(await changing.run(unsaved))) return;
    discard();
    events.emit('toast', { type: 'success', text: copy.save.saved(nameOf(person)) });
  }

  const setGroup = (id: string, isIn: boolean) => change({ ...draft, groups: { ...draft.groups, [id]: isIn } });
  const setApp = (app: ZoneName, setting: AppSetting | null) => change({ ...draft, apps: { ...draft.apps, [app]: setting } });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid gap-6 md:grid-cols-2">
        <Select
          label={copy.role.heading}
          options={roles}
          value={role}
          hint={copy.role.hints[role]}
          onChange={(value) => change({ ...draft, role: value as Role })}
        />
        <GroupChoice groups={groups} chosen={groupIdsOf(saved, draft, known)} own={person.groups} onChange={setGroup} />
      </div>
      <AppChoices apps={saved.apps} own={person.groups} groups={groups.data} draft={draft} onChange={setApp} />
      <SaveBar isDirty={unsaved !== undefined} changing={changing} onDiscard={discard} />
    </form>
  );
}
