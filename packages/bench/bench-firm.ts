import { randomUUID } from 'node:crypto';
import { companies } from '@services/identity/schema/accounts';
import { insightsFirms } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';

/** Creates an empty firm in dollars whose invoices are due after 30 days, and returns its company's id. */
export async function createFirm(database: Database): Promise<string> {
  const companyId = randomUUID();
  await database.insert(companies).values({ id: companyId, name: companyId });
  await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: 'USD', paymentTermsDays: 30 });
  return companyId;
}
