import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '../contract/access';
import { groupMembers } from '../schema/access';
import { memberships, users } from '../schema/accounts';

/** An active person of a company, with what decides whether a company setting applies to them. */
export interface PersonIn {
  userId: string;
  name: string;
  email: string;
  role: Role;
  groupIds: string[];
  joinedAt: Date;
}

/** Returns the active people of a company, with their roles and groups. */
export function peopleIn(database: Database, companyId: string): Promise<PersonIn[]> {
  return database
    .select({
      userId: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      role: memberships.role,
      groupIds: sql<
        string[]
      >`coalesce(array_agg(${groupMembers.groupId}::text) FILTER (WHERE ${groupMembers.groupId} IS NOT NULL), '{}')`,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(groupMembers, and(eq(groupMembers.userId, memberships.userId), eq(groupMembers.companyId, memberships.companyId)))
    .where(and(eq(memberships.companyId, companyId), isNull(memberships.deactivatedAt)))
    .groupBy(users.id, memberships.role, memberships.joinedAt);
}
