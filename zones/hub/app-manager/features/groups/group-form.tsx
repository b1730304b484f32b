import type { AppSetting, AppSettings } from '@services/identity/contract/access';
import { getAudit } from '@services/identity/contract/audit';
import { createGroup, type Group, getGroups, putGroup } from '@services/identity/contract/groups';
import { getPeople, getPerson } from '@services/identity/contract/people';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { ViewHead } from '@suite/list/view-head';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { ButtonLink, Link } from '@suite/ui/link';
import { StickyBar } from '@suite/ui/save-bar';
import type { EnvironmentName } from '@suite/zones/environments';
import { hashOf } from '@suite/zones/zone-url';
import { existsIn, isManaged, type ZoneName, zoneNames, zones } from '@suite/zones/zones';
import { SettingChoice } from '../apps/setting-choice';
import { copy } from './copy';
import { membersHashOf, NEW } from './group-view';

interface Props {
  /** The group to edit; absent for a new one. */
  group?: Group;
}

const { form: texts } = copy;
const { apps, name } = putGroup.body.entries;
const schema = fields({ name: worded(name, texts.missing), apps });

/** Only what is set, in one order. */
const settingsOf = (apps: Partial<Record<ZoneName, AppSetting | null>>) =>
  Object.fromEntries(zoneNames.flatMap((name) => (apps[name] ? [[name, apps[name]]] : []))) as AppSettings;

function failureOf(error: unknown): string {
  const code = error instanceof SuiteError ? error.code : undefined;
  return code === 'not_found' ? texts.not_found : texts.other;
}

export function GroupForm({ group }: Props) {
  const { client } = useApi();
  const { deployment } = useSuite();
  const { number } = useFormats();
  const { mutate } = useQuery(getGroups, {}, { handleGlobally: true });
  const revalidate = useRevalidate();
  const list = hashOf('app-manager', '/groups');
  const form = useForm(schema, {
    name: `group:${group?.id ?? NEW}`,
    saved: { name: group?.name ?? '', apps: settingsOf(group?.apps ?? {}) },
    version: group?.version,
    save: (output, version) =>
      group
        ? client.call(putGroup, {
            params: { groupId: group.id },
            body: { ...output, version },
            handleLocally: [Status.NotFound, Status.Conflict],
          })
        : client.call(createGroup, { body: output, handleLocally: [Status.Conflict] }),
    async onSaved() {
      await revalidate(getGroups, getPeople, getPerson, getAudit);
      location.hash = list;
    },
    reload: () => mutate(),
    done: ({ name }) => (group ? texts.saved(name) : texts.created(name)),
    failed: (_, error) => failureOf(error),
    refused: ({ code }) => (code === 'name_taken' ? { name: texts.name_taken } : undefined),
  });
  const { apps } = form.values;

  return (
    <form {...form.element}>
      <ViewHead
        title={<bdi>{group?.name ?? texts.newTitle}</bdi>}
        text={group && <Link href={membersHashOf(group.id)}>{texts.people(number(group.members))}</Link>}
      />
      <Input label={texts.name} maxLength={200} required className="max-w-[480px]" {...form.text('name')} />
      <section aria-labelledby="group-apps" className="mt-6">
        <h2 id="group-apps">{texts.apps}</h2>
        <p className="mb-3 text-muted">{texts.appsText}</p>
        <ul className="max-w-[720px] divide-y divide-line rounded-lg border border-line bg-surface">
          {managedApps(deployment.environment).map((app) => (
            <li key={app} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
              <span className="flex-1 basis-40 font-medium">{zones[app].title}</span>
              <SettingChoice
                label={texts.choice(zones[app].title)}
                unset={texts.unset}
                value={apps[app] ?? null}
                onChange={(setting) => form.set({ apps: settingsOf({ ...apps, [app]: setting }) })}
              />
            </li>
          ))}
        </ul>
      </section>
      <StickyBar className="mt-4 max-w-[720px] justify-end">
        <FormNote form={form} className="min-w-0 flex-1 basis-72" />
        <ButtonLink variant="quiet" href={list} onClick={form.discard}>
          {texts.cancel}
        </ButtonLink>
        <Button type="submit" spinning={form.isRunning} disabled={form.isBehind}>
          {group ? texts.save : texts.create}
        </Button>
      </StickyBar>
    </form>
  );
}

/** Returns the apps that administrators manage access to, as far as they exist in an environment. */
const managedApps = (environment: EnvironmentName): ZoneName[] =>
  zoneNames.filter((name) => isManaged(name) && existsIn(name, environment));
