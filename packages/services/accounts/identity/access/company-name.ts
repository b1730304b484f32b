import type { Database } from '@suite/kernel/database/database';
import { eq, inArray } from 'drizzle-orm';
import { companies } from '../schema/accounts';

/** Returns the name in a company's account; empty when the company no longer exists. */
export async function companyName(database: Database, companyId: string): Promise<string> {
  const [company] = await database.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return company?.name ?? '';
}

/** Returns the names in companies' accounts, by id; companies that no longer exist are missing. */
export async function companyNames(database: Database, companyIds: readonly string[]): Promise<Map<string, string>> {
  if (!companyIds.length) return new Map();
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...companyIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
