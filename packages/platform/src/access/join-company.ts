import { SuiteError } from '@suite/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { groupMembers, groups, invitations } from '../database/schema/access';
import { memberships, users } from '../database/schema/identity';
import { writeAudit } from './audit';
import type { OpenInvitation } from './find-invitation';

/** Makes a person a member of the company that invited them, in the role and the groups of the invitation. */
export async function joinCompany(
  database: Database,
  { id, companyId, role, groupIds }: OpenInvitation,
  userId: string,
  now: number,
): Promise<void> {
  const made = await database
    .insert(memberships)
    .values({ userId, companyId, role, joinedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  if (made.length === 0) await insistOnActive(database, userId, companyId);
  const present = groupIds.length
    ? await database
        .select({ groupId: groups.id })
        .from(groups)
        .where(and(eq(groups.companyId, companyId), inArray(groups.id, groupIds)))
    : [];
  if (present.length) {
    await database
      .insert(groupMembers)
      .values(present.map(({ groupId }) => ({ groupId, userId, companyId })))
      .onConflictDoNothing();
  }
  await database
    .update(invitations)
    .set({ acceptedAt: new Date(now) })
    .where(eq(invitations.id, id));
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  const changes = [{ what: 'role', from: null, to: role }];
  await writeAudit(database, { companyId, actorId: userId, actor: name, at: now }, [
    { action: 'person.joined', subjectId: userId, subject: name, changes },
  ]);
}

/** They were deactivated after they were invited. */
async function insistOnActive(database: Database, userId: string, companyId: string): Promise<void> {
  const [membership] = await database
    .select({ deactivatedAt: memberships.deactivatedAt })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)));
  if (membership?.deactivatedAt) {
    throw new SuiteError('account_deactivated', 'Your account was deactivated here. Ask an administrator of the firm.');
  }
}
