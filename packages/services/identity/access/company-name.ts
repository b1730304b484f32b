import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { companies } from '../schema/accounts';

/** The name of a company in its account; empty when it is gone. */
export async function companyName(database: Database, companyId: string): Promise<string> {
  const [company] = await database.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return company?.name ?? '';
}
