import type { Database } from '@suite/kernel/database/database';
import { eq, inArray } from 'drizzle-orm';
import { companies } from '../schema/accounts';

/** The name of a company in its account; empty when it is gone. */
export async function companyName(database: Database, companyId: string): Promise<string> {
  const [company] = await database.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return company?.name ?? '';
}

/** Names of companies in their accounts, by id; without those that are gone. */
export async function companyNames(database: Database, companyIds: readonly string[]): Promise<Map<string, string>> {
  if (!companyIds.length) return new Map();
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
