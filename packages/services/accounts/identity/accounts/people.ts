import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { memberships, users } from '../schema/accounts';

/** Returns a person by id; undefined when there is none. */
export async function personById(database: Database, userId: string) {
  const { id, firstName, lastName, email } = users;
  const [person] = await database.select({ id, firstName, lastName, email }).from(users).where(eq(id, userId));
  return person;
}

/** Returns names and addresses by id; people who no longer exist are missing. */
export async function peopleById(
  database: Database,
  userIds: readonly string[],
): Promise<Map<string, { name: string; email: string }>> {
  if (!userIds.length) return new Map();
  const { id, firstName, lastName, email } = users;
  const people = await database
    .select({ id, firstName, lastName, email })
    .from(users)
    .where(inArray(id, [...userIds]));
  return new Map(people.map((person) => [person.id, { name: `${person.firstName} ${person.lastName}`, email: person.email }]));
}

/** Returns full names by id; people who no longer exist are missing. */
export async function namesById(database: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  const people = await peopleById(database, userIds);
  return new Map([...people].map(([id, { name }]) => [id, name]));
}

/** Returns the active people of a company. */
export function membersOf(database: Database, companyId: string) {
  const { id, firstName, lastName, email } = users;
  return database
    .select({ id, firstName, lastName, email })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, id))
    .where(and(eq(memberships.companyId, companyId), isNull(memberships.deactivatedAt)));
}
