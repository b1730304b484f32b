import type { Database } from '../../src/database/database';
import { companies } from '../../src/database/schema/identity';
import { insightsFirms } from '../../src/database/schema/insights';

/** Whose ledger is filled and read. */
export const company = { id: '0be5c000-0000-4000-8000-000000000001', name: 'Bench' };

export async function addCompany(database: Database): Promise<void> {
  await database.insert(companies).values({ ...company, segments: ['iq'] });
  await database.insert(insightsFirms).values({ companyId: company.id, name: company.name, currency: 'USD' });
}
