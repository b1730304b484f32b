import type { AppSetting, AppSettings } from '@services/identity/contract/access';
import { getAudit } from '@services/identity/contract/audit';
import { createGroup, type Group, getGroups, putGroup } from '@services/identity/contract/groups';
import { getPeople, getPerson } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { ViewHead } from '@suite/list/view-head';
import { useDraft } from '@suite/session/use-draft';
import { useSuite } from '@suite/shell/suite-context';
import { useFormats } from '@suite/shell/use-formats';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { ButtonLink, Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { StickyBar } from '@suite/ui/save-bar';
import type { EnvironmentName } from '@suite/zones/environments';
import { hashOf } from '@suite/zones/zone-url';
import { existsIn, isManaged, type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { type FormEvent, useState } from 'react';
import { SettingChoice } from '../apps/setting-choice';
import { copy } from './copy';
import { membersHashOf, NEW } from './group-view';

interface Props {
  /** The group to edit; absent for a new one. */
  group?: Group;
}

/** Only the differences, so that they also apply to a newer state. */
interface Draft {
  name?: string;
  apps: Readonly<Partial<Record<ZoneName, AppSetting | null>>>;
}

const noDraft: Draft = { apps: {} };

type Failure = 'missing' | 'name_taken' | 'changed_meanwhile' | 'not_found' | 'other';

const failureOf = (error: unknown): Failure => {
  const code = error instanceof SuiteError ? error.code : undefined;
  return code === 'name_taken' || code === 'changed_meanwhile' || code === 'not_found' ? code : 'other';
};

const { form } = copy;

export function GroupForm({ group }: Props) {
  const { client } = useApi();
  const { events, place } = useSuite();
  const { number } = useFormats();
  const { mutate } = useQuery(getGroups, {}, { handleLocally: [] });
  const revalidate = useRevalidate();
  const { draft, change, discard } = useDraft(`group:${group?.id ?? NEW}`, noDraft);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const list = hashOf('app-manager', '/groups');
  const name = draft.name ?? group?.name ?? '';
  const settingOf = (app: ZoneName): AppSetting | null =>
    draft.apps[app] === undefined ? (group?.apps[app] ?? null) : draft.apps[app];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setFailure('missing');
    setRunning(true);
    setFailure(undefined);
    const given = { ...group?.apps, ...draft.apps };
    const apps = Object.fromEntries(Object.entries(given).filter(([, setting]) => setting)) as AppSettings;
    try {
      if (group)
        await client.call(putGroup, {
          params: { groupId: group.id },
          body: { version: group.version, name: name.trim(), apps },
          handleLocally: [Status.NotFound, Status.Conflict],
        });
      else await client.call(createGroup, { body: { name: name.trim(), apps }, handleLocally: [Status.Conflict] });
      discard();
      events.emit('toast', { type: 'success', text: group ? form.saved(name.trim()) : form.created(name.trim()) });
      await revalidate(getGroups, getPeople, getPerson, getAudit);
      location.hash = list;
    } catch (error) {
      setFailure(failureOf(error));
      setRunning(false);
    }
  }

  async function reload() {
    setRunning(true);
    await mutate().then(
      () => setFailure(undefined),
      () => undefined,
    );
    setRunning(false);
  }

  const atName = failure === 'missing' || failure === 'name_taken';
  return (
    <form onSubmit={submit} noValidate>
      <ViewHead
        title={<bdi>{group?.name ?? form.newTitle}</bdi>}
        text={group && <Link href={membersHashOf(group.id)}>{form.people(number(group.members))}</Link>}
      />
      <Input
        label={form.name}
        value={name}
        maxLength={200}
        required
        className="max-w-[480px]"
        error={atName ? form[failure] : undefined}
        onChange={(event) => change({ ...draft, name: event.currentTarget.value })}
      />
      <section aria-labelledby="group-apps" className="mt-6">
        <h2 id="group-apps">{form.apps}</h2>
        <p className="mb-3 text-muted">{form.appsText}</p>
        <ul className="max-w-[720px] divide-y divide-line rounded-lg border border-line bg-surface">
          {managedApps(place.environment).map((app) => (
            <li key={app} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
              <span className="flex-1 basis-40 font-medium">{zones[app].title}</span>
              <SettingChoice
                label={form.choice(zones[app].title)}
                unset={form.unset}
                value={settingOf(app)}
                onChange={(setting) => change({ ...draft, apps: { ...draft.apps, [app]: setting } })}
              />
            </li>
          ))}
        </ul>
      </section>
      <StickyBar className="mt-4 max-w-[720px] justify-end">
        {failure && !atName && (
          <div className="min-w-0 flex-1 basis-72">
            <Notice tone="bad">{form[failure]}</Notice>
          </div>
        )}
        <ButtonLink variant="quiet" href={list} onClick={discard}>
          {form.cancel}
        </ButtonLink>
        {failure === 'changed_meanwhile' ? (
          <Button spinning={isRunning} onClick={reload}>
            {form.reload}
          </Button>
        ) : (
          <Button type="submit" spinning={isRunning}>
            {group ? form.save : form.create}
          </Button>
        )}
      </StickyBar>
    </form>
  );
}

/** Returns the apps that administrators manage access to, as far as they exist in an environment. */
const managedApps = (environment: EnvironmentName): ZoneName[] =>
  zoneNames.filter((name) => isManaged(name) && existsIn(name, environment));
