import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { companies, memberships, users } from '../schema/accounts';

/**
 * Returns the company that a person sets up: the given one, otherwise their first, otherwise a new one with this name. Two calls
 * by one person wait for each other, so that a double click doesn't create two companies. Runs in the caller's transaction.
 */
export async function companyToSetUp(
  database: Database,
  { userId, companyId }: { userId: string; companyId: string | null },
  name: string,
): Promise<string> {
  await database.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return companyId ?? (await firstCompanyOf(database, userId)) ?? (await createCompany(database, userId, name));
}

/** Finds a company that the token may not contain yet, if it was issued before the person had one. */
async function firstCompanyOf(database: Database, userId: string): Promise<string | undefined> {
  const [first] = await database
    .select({ companyId: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.deactivatedAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.companyId))
    .limit(1);
  return first?.companyId;
}

async function createCompany(database: Database, userId: string, name: string): Promise<string> {
  const [company] = await database.insert(companies).values({ name }).returning({ id: companies.id });
  if (!company) throw new Error('the company was not written');
  await database.insert(memberships).values({ userId, companyId: company.id });
  return company.id;
}

/**
 * Makes the person an administrator, unless the company has one, who would not expect another. @returns whether the role changed
 */
export async function makeFirstAdministrator(database: Database, userId: string, companyId: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    UPDATE identity.memberships SET role = 'administrator' WHERE user_id = ${userId} AND company_id = ${companyId} AND NOT EXISTS (
      SELECT 1 FROM identity.memberships WHERE company_id = ${companyId} AND role = 'administrator' AND deactivated_at IS NULL
    )`);
  return rowCount === 1;
}

/** Subscribes a company to the product of a segment (§1). */
export async function addSegment(database: Database, companyId: string, segment: string): Promise<void> {
  await database
    .update(companies)
    .set({ segments: sql`array_append(${companies.segments}, ${segment})` })
    .where(sql`${companies.id} = ${companyId} and not ${segment} = any(${companies.segments})`);
}

/** Sets the organizationId of a company, which tokens contain (§3). */
export async function setOrganization(database: Database, companyId: string, organizationId: string): Promise<void> {
  await database.update(companies).set({ organizationId }).where(eq(companies.id, companyId));
}

/** Finds companies by name, ignoring case, or by id; oldest first. */
export function companiesNamed(database: Database, nameOrId: string): Promise<{ id: string; name: string }[]> {
  const byName = sql`lower(${companies.name}) = lower(${nameOrId})`;
  return database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(isUuid(nameOrId) ? or(byName, eq(companies.id, nameOrId)) : byName)
    .orderBy(companies.createdAt, companies.id);
}
