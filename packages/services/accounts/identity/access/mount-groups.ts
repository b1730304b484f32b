import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, sql } from 'drizzle-orm';
import { createGroup, deleteGroup, type Group, getGroups, putGroup } from '../contract/groups';
import { groupMembers, groups } from '../schema/access';
import { changesOfSettings, insistOnManaged } from './app-settings';
import { writeAudit } from './audit';

const nameTaken = () => new SuiteError('name_taken', 'Another group has this name.');
const noGroup = () => new SuiteError('not_found', 'There is no such group in your company.');

const groupsOf = (database: Database, companyId: string, groupId?: string): Promise<Group[]> =>
  database
    .select({
      id: groups.id,
      name: groups.name,
      members: sql<number>`(SELECT count(*)::int FROM ${groupMembers} gm WHERE gm.group_id = ${groups}.id)`,
      apps: groups.appSettings,
      version: groups.version,
    })
    .from(groups)
    .where(and(eq(groups.companyId, companyId), groupId === undefined ? undefined : eq(groups.id, groupId)))
    .orderBy(sql`lower(${groups.name})`);

async function groupOf(database: Database, companyId: string, groupId: string): Promise<Group> {
  const [group] = isUuid(groupId) ? await groupsOf(database, companyId, groupId) : [];
  if (!group) throw noGroup();
  return group;
}

export function mountGroups(app: App, kernel: Kernel): void {
  route(app, kernel, getGroups, { summary: "The company's groups with what is set for them" }, ({ caller, database }) =>
    groupsOf(database, inCompany(caller).companyId),
  );

  route(app, kernel, createGroup, { summary: 'Create a group' }, async ({ input: { body }, caller, database, clock }) => {
    const administrator = inCompany(caller);
    const { companyId } = administrator;
    insistOnManaged(body.apps);
    const [made] = await database
      .insert(groups)
      .values({ companyId, name: body.name, appSettings: body.apps })
      .onConflictDoNothing()
      .returning({ id: groups.id });
    if (!made) throw nameTaken();
    const changes = changesOfSettings({}, body.apps);
    await writeAudit(database, administrator, [{ action: 'group.created', subject: body.name, changes }], clock());
    return groupOf(database, companyId, made.id);
  });

  route(
    app,
    kernel,
    putGroup,
    { summary: "Change a group's name and apps" },
    async ({ input: { params, body }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const { companyId } = administrator;
      const { name, apps, version } = body;
      insistOnManaged(apps);
      const before = await groupOf(database, companyId, params.groupId);
      const { rowCount } = await database
        .update(groups)
        .set({ name, appSettings: apps, version: sql`${groups.version} + 1` })
        .where(and(eq(groups.id, before.id), eq(groups.version, version)))
        .catch((error: unknown) => {
          throw isDuplicate(error) ? nameTaken() : error;
        });
      if (!rowCount) {
        throw new SuiteError('changed_meanwhile', 'Somebody else has changed this group meanwhile. Look at it again.');
      }
      const renamed = name === before.name ? [] : [{ what: 'name', from: before.name, to: name }];
      const changes = [...renamed, ...changesOfSettings(before.apps, apps)];
      if (changes.length) {
        await writeAudit(database, administrator, [{ action: 'group.changed', subject: name, changes }], clock());
      }
      return groupOf(database, companyId, before.id);
    },
  );

  route(
    app,
    kernel,
    deleteGroup,
    { summary: 'Remove a group; its people stay' },
    async ({ input: { params }, caller, database, clock }) => {
      const administrator = inCompany(caller);
      const { id, name } = await groupOf(database, administrator.companyId, params.groupId);
      await database.delete(groups).where(eq(groups.id, id));
      await writeAudit(database, administrator, [{ action: 'group.deleted', subject: name }], clock());
      return undefined;
    },
  );
}
