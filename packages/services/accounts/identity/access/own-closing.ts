import type { Database } from '@suite/kernel/database/database';
import type { ZoneName } from '@suite/zones/zones';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { AuditEntry } from '../contract/audit';
import type { OwnClosing } from '../contract/requests';
import { auditEntries, groupMembers, groups } from '../schema/access';
import { personAccess } from './person-access';

/** Number of entries searched, latest first. */
const SEARCHED = 200;

type Change = AuditEntry['changes'][number];

/** Returns who closed an app to a person and when, from the audit log; null when the app is open, or the log doesn't show it. */
export async function closingOf(
  database: Database,
  companyId: string,
  userId: string,
  app: ZoneName,
): Promise<OwnClosing | null> {
  const { apps } = await personAccess(database, companyId, userId);
  const access = apps.find((one) => one.app === app);
  if (!access || access.isOpen) return null;
  const closing = access.decidedBy === 'group' ? await closingGroups(database, companyId, userId, app) : [];
  const entries = await database
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.companyId, companyId),
        access.decidedBy === 'person'
          ? and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'person.apps'))
          : or(
              and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'person.groups')),
              and(inArray(auditEntries.action, ['group.created', 'group.changed']), inArray(auditEntries.subject, closing)),
            ),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(SEARCHED);

  const closes = ({ what, from, to }: Change) => what === app && from !== 'blocked' && to === 'blocked';
  const namesIn = (text: string | null) => (text ? text.split(', ') : []);
  const joined = ({ from, to }: Change) => namesIn(to).find((name) => closing.includes(name) && !namesIn(from).includes(name));
  for (const { action, actor, at, subject, changes } of entries) {
    const group = action === 'person.groups' ? changes.map(joined).find(Boolean) : subject;
    if (action === 'person.groups' ? group === undefined : !changes.some(closes)) continue;
    return { by: actor, at: at.toISOString(), group: action === 'person.apps' ? null : (group ?? null) };
  }
  return null;
}

/** Returns the names of the person's groups that close the app. */
async function closingGroups(database: Database, companyId: string, userId: string, app: ZoneName): Promise<string[]> {
  const rows = await database
    .select({ name: groups.name, settings: groups.appSettings })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.companyId, companyId), eq(groupMembers.userId, userId)));
  return rows.filter(({ settings }) => settings[app] === 'blocked').map(({ name }) => name);
}
