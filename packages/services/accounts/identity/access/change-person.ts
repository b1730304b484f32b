import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { Administrator } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Person, putPerson } from '../contract/people';
import type {} from '../facts';
import { groupMembers, groups } from '../schema/access';
import { authCodes, companies, memberships, sessions } from '../schema/accounts';
import { changesOfSettings, insistOnManaged } from './app-settings';
import { type NewAuditEntry, writeAudit } from './audit';
import { noPerson, personAccess } from './person-access';

type Change = InferOutput<(typeof putPerson)['body']>;

/**
 * Changes a person's role, status, groups or apps, all or nothing, with an audit entry.
 * @throws SuiteError `not_found`, `changed_meanwhile`, `last_administrator`
 */
export async function changePerson(
  database: Database,
  facts: Facts,
  administrator: Administrator,
  userId: string,
  change: Change,
  now: number,
) {
  const { companyId } = administrator;
  if (!isUuid(userId)) throw noPerson();
  // Makes two administrators who step down at the same moment wait for each other.
  await database.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  if (change.status === 'deactivated') await cancelSignIns(database, companyId, userId);
  const membership = and(eq(memberships.companyId, companyId), eq(memberships.userId, userId));
  const [present] = await database.select().from(memberships).where(membership).for('no key update');
  if (!present) throw noPerson();
  const { person } = await personAccess(database, companyId, userId);
  if (present.version !== change.version) {
    throw new SuiteError('changed_meanwhile', 'Somebody else has changed this person meanwhile. Look at it again.');
  }

  const newEntries: NewAuditEntry[] = [];
  const subject = { subjectId: userId, subject: `${person.firstName} ${person.lastName}` };
  const noteChange = (action: NewAuditEntry['action'], what: string, from: string, to: string) =>
    newEntries.push({ action, ...subject, changes: [{ what, from, to }] });

  const { role = person.role, status = person.status, groupIds, apps } = change;
  if (role !== person.role) noteChange('person.role', 'role', person.role, role);
  if (status !== person.status) noteChange('person.status', 'status', person.status, status);
  if (apps) {
    insistOnManaged(apps);
    const changes = changesOfSettings(present.appSettings, apps);
    if (changes.length) newEntries.push({ action: 'person.apps', ...subject, changes });
  }
  if (groupIds) {
    const joined = await joinGroups(database, companyId, userId, groupIds);
    const before = person.groups;
    const isSame = joined.length === before.length && joined.every(({ id }) => before.some((group) => group.id === id));
    if (!isSame) noteChange('person.groups', 'groups', namesOf(before), namesOf(joined));
  }
  if (newEntries.length === 0) return personAccess(database, companyId, userId);

  await database
    .update(memberships)
    .set({
      role,
      deactivatedAt: status === 'active' ? null : (present.deactivatedAt ?? new Date(now)),
      ...(apps && { appSettings: apps }),
      version: sql`${memberships.version} + 1`,
    })
    .where(membership);
  await insistOnAdministrator(database, companyId);
  if (status === 'deactivated') await endWhereNowhereActive(database, companyId, userId, now);
  await writeAudit(database, administrator, newEntries, now);
  await facts.append(database, 'person.changed', { companyId, data: { userId, isActive: status === 'active' } }, now);
  return personAccess(database, companyId, userId);
}

type GroupRef = Person['groups'][number];

const namesOf = (groups: GroupRef[]) => groups.map(({ name }) => name).join(', ');

/** Puts a person into these groups and no others. @returns the groups @throws SuiteError `not_found` */
async function joinGroups(database: Database, companyId: string, userId: string, groupIds: string[]): Promise<GroupRef[]> {
  const requested = [...new Set(groupIds)];
  const found = requested.length
    ? await database
        .select({ id: groups.id, name: groups.name })
        .from(groups)
        .where(and(eq(groups.companyId, companyId), inArray(groups.id, requested)))
        .orderBy(sql`lower(${groups.name})`)
        .for('key share')
    : [];
  if (found.length !== requested.length) throw new SuiteError('not_found', 'There is no such group in your company.');
  await database.delete(groupMembers).where(and(eq(groupMembers.companyId, companyId), eq(groupMembers.userId, userId)));
  if (found.length) await database.insert(groupMembers).values(found.map(({ id: groupId }) => ({ groupId, userId, companyId })));
  return found;
}

async function insistOnAdministrator(database: Database, companyId: string): Promise<void> {
  const left = await database.$count(
    memberships,
    and(eq(memberships.companyId, companyId), eq(memberships.role, 'administrator'), isNull(memberships.deactivatedAt)),
  );
  if (left === 0) {
    throw new SuiteError('last_administrator', 'The firm needs an administrator. Make somebody else one first.');
  }
}

const isActiveElsewhere = async (database: Database, companyId: string, userId: string) =>
  (await database.$count(
    memberships,
    and(eq(memberships.userId, userId), ne(memberships.companyId, companyId), isNull(memberships.deactivatedAt)),
  )) > 0;

/** Call it before locking the membership, because the exchange of a code locks the code first and then the membership. */
async function cancelSignIns(database: Database, companyId: string, userId: string): Promise<void> {
  if (await isActiveElsewhere(database, companyId, userId)) return;
  await database.delete(authCodes).where(eq(authCodes.userId, userId));
}

/** Signs out everywhere a person who is no longer active in any company; others stay signed in to their other company. */
async function endWhereNowhereActive(database: Database, companyId: string, userId: string, now: number): Promise<void> {
  if (await isActiveElsewhere(database, companyId, userId)) return;
  await database
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
