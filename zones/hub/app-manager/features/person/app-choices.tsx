import type { AppAccess, AppSetting } from '@services/identity/contract/access';
import type { Group } from '@services/identity/contract/groups';
import type { Person } from '@services/identity/contract/people';
import { useSuite } from '@suite/shell/suite-context';
import { Badge } from '@suite/ui/badge';
import { Soon } from '@suite/ui/soon';
import { existsIn, isManaged, type ZoneName, zoneRow, zones } from '@suite/zones/zones';
import { SettingChoice } from '../apps/setting-choice';
import { copy } from './copy';
import { type Draft, settingOf } from './draft';

interface Props {
  apps: readonly AppAccess[];
  /** The groups that the person is in. */
  own: Person['groups'];
  /** All groups with what is set for them; undefined while that is not known. */
  groups: readonly Group[] | undefined;
  draft: Draft;
  onChange: (app: ZoneName, setting: AppSetting | null) => void;
}

/** Each app: whether it is open and why, and what is set for the person. */
export function AppChoices({ apps, own, groups = [], draft, onChange }: Props) {
  const { place } = useSuite();
  const joined = groups.filter(({ id }) => own.some((group) => group.id === id));
  return (
    <section aria-labelledby="apps" className="mt-8">
      <h2 id="apps">{copy.apps.heading}</h2>
      <p className="mb-3 text-muted">{copy.apps.text}</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {apps
          .filter(({ app }) => existsIn(app, place.environment))
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
  const { app, isOpen } = access;
  const { title } = zones[app];
  const setting = settingOf(access, draft);
  const isUnsaved = setting !== access.setting;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex items-center gap-1.5 font-medium">
          {title}
          {zoneRow(app).soon && <Soon />}
        </p>
        <p className="text-xs text-muted">{isUnsaved ? copy.apps.unsaved : reasonOf(access, joined)}</p>
      </div>
      <Badge text={isOpen ? copy.apps.open : copy.apps.closed} tone={isOpen ? 'good' : 'neutral'} size="sm" />
      {isManaged(app) && (
        <SettingChoice
          label={copy.apps.choice(title)}
          unset={copy.apps.unset}
          value={setting}
          onChange={(next) => onChange(app, next)}
        />
      )}
    </li>
  );
}

function reasonOf({ app, isOpen, decidedBy }: AppAccess, joined: readonly Group[]): string {
  if (zoneRow(app).opens === 'administrators') return copy.apps.administrators;
  if (decidedBy === 'everyone') return copy.apps.everyone;
  if (decidedBy === 'person') return copy.apps.byPerson;
  if (decidedBy === 'role') return copy.apps.byRole;
  const deciding = joined.filter(({ apps }) => apps[app] === (isOpen ? 'allowed' : 'blocked'));
  return copy.apps.byGroup(deciding.map(({ name }) => name).join(', '));
}
