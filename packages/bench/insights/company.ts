import { companies } from '@services/identity/schema/accounts';
import { insightsFirms } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';

export const company = { id: '0be5c000-0000-4000-8000-000000000001', name: 'Bench' };

export async function addCompany(database: Database): Promise<void> {
  await database.insert(companies).values({ ...company, segments: ['iq'] });
  await database.insert(insightsFirms).values({ companyId: company.id, name: company.name, currency: 'USD' });
}
