import type { Database } from '@suite/kernel/database/database';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Order } from '../contract/access';
import type { AccessRequest, PersonRequest, RequestSort } from '../contract/requests';
import { accessRequests } from '../schema/access';
import { users } from '../schema/accounts';

const deciders = alias(users, 'deciders');

const nameOf = (person: typeof users | typeof deciders) => sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

const select = (database: Database) =>
  database
    .select({ request: accessRequests, name: nameOf(users), email: users.email, decidedBy: nameOf(deciders) })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .leftJoin(deciders, eq(deciders.id, accessRequests.decidedBy));

type Row = Awaited<ReturnType<typeof select>>[number];

const requestOf = ({ request, decidedBy }: Row): AccessRequest => ({
  id: request.id,
  app: request.app,
  reason: request.reason,
  state: request.state,
  answer: request.answer,
  requestedAt: request.requestedAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
  decidedBy,
});

const personRequestOf = (row: Row): PersonRequest => ({
  ...requestOf(row),
  userId: row.request.userId,
  name: row.name,
  email: row.email,
});

/** Returns a person's requests in a company, latest first. */
export async function requestsOf(database: Database, companyId: string, userId: string): Promise<AccessRequest[]> {
  const rows = await select(database)
    .where(and(eq(accessRequests.companyId, companyId), eq(accessRequests.userId, userId)))
    .orderBy(desc(accessRequests.requestedAt))
    .limit(100);
  return rows.map(requestOf);
}

export async function findRequest(database: Database, companyId: string, id: string): Promise<PersonRequest | undefined> {
  const [row] = await select(database).where(and(eq(accessRequests.companyId, companyId), eq(accessRequests.id, id)));
  return row && personRequestOf(row);
}

interface Query {
  find: string;
  offset: number;
  limit: number;
  state: 'open' | 'decided';
  sort?: RequestSort | undefined;
  order: Order;
}

const sorts = {
  name: sql`lower(${nameOf(users)})`,
  app: accessRequests.app,
  requestedAt: accessRequests.requestedAt,
  decidedAt: accessRequests.decidedAt,
  state: accessRequests.state,
};

/** Returns a page of a company's requests. By default, open ones come oldest first and decided ones latest first. */
export async function findRequests(database: Database, companyId: string, { find, offset, limit, state, sort, order }: Query) {
  const isOpen = state === 'open';
  const matching: SQL | undefined = and(
    eq(accessRequests.companyId, companyId),
    isOpen ? eq(accessRequests.state, 'open') : ne(accessRequests.state, 'open'),
    find
      ? sql`position(lower(${find}) in lower(${nameOf(users)} || ' ' || ${users.email} || ' ' || ${accessRequests.app})) > 0`
      : undefined,
  );
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(matching);
  const byState = isOpen ? asc(accessRequests.requestedAt) : desc(accessRequests.decidedAt);
  const rows = await select(database)
    .where(matching)
    .orderBy(sort ? (order === 'ascending' ? asc : desc)(sorts[sort]) : byState, accessRequests.id)
    .limit(limit)
    .offset(offset);
  return { requests: rows.map(personRequestOf), total: counted?.total ?? 0 };
}
