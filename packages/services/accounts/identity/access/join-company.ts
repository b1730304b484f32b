import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq, inArray } from 'drizzle-orm';
import type {} from '../facts';
import { groupMembers, groups, invitations } from '../schema/access';
import { memberships } from '../schema/accounts';
import { writeAudit } from './audit';
import type { OpenInvitation } from './find-invitation';
import { fullNameOf } from './full-name';

/** Makes an invited person a member of the company, with the role and groups of the invitation. */
export async function joinCompany(
  facts: Facts,
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
  const isNew = made.length > 0;
  if (!isNew) await insistOnActive(database, userId, companyId);
  const present = groupIds.length
    ? await database
        .select({ groupId: groups.id })
        .from(groups)
        .where(and(eq(groups.companyId, companyId), inArray(groups.id, groupIds)))
        .for('key share')
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
  const changes = [{ what: 'role', from: null, to: role }];
  const newEntry = { action: 'person.joined' as const, subjectId: userId, subject: await fullNameOf(database, userId), changes };
  await writeAudit(database, { companyId, userId }, [newEntry], now);
  if (isNew) await facts.append(database, 'person.joined', { companyId, data: { userId } }, now);
}

/** Rejects people who were deactivated after they were invited. */
async function insistOnActive(database: Database, userId: string, companyId: string): Promise<void> {
  const [membership] = await database
    .select({ deactivatedAt: memberships.deactivatedAt })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.companyId, companyId)));
  if (membership?.deactivatedAt) {
    throw new SuiteError('account_deactivated', 'Your account was deactivated here. Ask an administrator of the firm.');
  }
}
