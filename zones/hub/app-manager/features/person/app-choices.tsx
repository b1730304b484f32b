import type { AppAccess, AppSetting } from '@services/identity/contract/access';
import type { Group } from '@services/identity/contract/groups';
import type { Person } from '@services/identity/contract/people';
import { useSuite } from '@suite/shell/start/suite-context';
import { existsIn, isManaged, type ZoneName, zoneRow, zones } from '@suite/zones/zones';
import { SettingChoice } from '../apps/setting-choice';
import { copy } from './copy';
import { type Draft, settingOf } from './draft';

interface Props {
  apps: readonly AppAccess[];
  /** The groups that the person is in. */
  own: Person['groups'];
  /** All groups with their settings; undefined until they are loaded. */
  groups: readonly Group[] | undefined;
  draft: Draft;
  onChange: (app: ZoneName, setting: AppSetting | null) => void;
}

/** Each app with one control: the effect of role and groups, or the person's own setting. */
export function AppChoices({ apps, own, groups = [], draft, onChange }: Props) {
  const { deployment } = useSuite();
  const joined = groups.filter(({ id }) => own.some((group) => group.id === id));
  return (
    <section aria-labelledby="apps" className="mt-8">
      <h2 id="apps">{copy.apps.heading}</h2>
      <p className="mb-3 text-muted">{copy.apps.text}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {apps
          .filter(({ app }) => existsIn(app, deployment.environment))
          .map((access) => (
            <AppRow key={access.app} access={access} joined={joined} draft={draft} onChange={onChange} />
          ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, 'draft' | 'onChange'> {
  access: AppAccess;
  joined: readonly Group[];
}

function AppRow({ access, joined, draft, onChange }: RowProps) {
  const { app } = access;
  const { title } = zones[app];
  const setting = settingOf(access, draft);
  const note = setting === access.setting ? groupNote(access, joined) : copy.apps.unsaved;
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{title}</p>
        {note && <p className="text-xs text-muted">{note}</p>}
      </div>
      {isManaged(app) ? (
        <SettingChoice
          label={copy.apps.choice(title)}
          unset={unsetOf(access)}
          value={setting}
          onChange={(next) => onChange(app, next)}
        />
      ) : (
        <p className="text-muted">{zoneRow(app).opens === 'administrators' ? copy.apps.administrators : copy.apps.everyone}</p>
      )}
    </li>
  );
}

/** Returns what applies while the person has no setting of their own; unknown for an app that has one. */
function unsetOf({ isOpen, decidedBy }: AppAccess): string {
  const by = { role: copy.apps.byRole, group: copy.apps.byGroup, person: undefined, everyone: undefined }[decidedBy];
  return by ? by[isOpen ? 'open' : 'closed'] : copy.apps.unset;
}

/** Returns the names of the groups that decide. */
function groupNote({ app, isOpen, decidedBy }: AppAccess, joined: readonly Group[]): string | undefined {
  if (decidedBy !== 'group') return undefined;
  const deciding = joined.filter(({ apps }) => apps[app] === (isOpen ? 'allowed' : 'blocked'));
  return deciding.length ? copy.apps.groups(deciding.map(({ name }) => name).join(', ')) : undefined;
}
