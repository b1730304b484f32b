import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { eq } from 'drizzle-orm';
import { refuseBesideSample } from '../records/refuse-beside-sample';
import { insightsFirms } from '../schema/firms';

/**
 * Returns the company whose firm is to be connected.
 * @throws SuiteError `not_found` if it has no firm, `sample_data_present` if its ledger is sample data
 */
export async function requireFirm(database: Database, { companyId }: Pick<Caller, 'companyId'>): Promise<string> {
  const firms = companyId
    ? await database.select({ id: insightsFirms.id }).from(insightsFirms).where(eq(insightsFirms.companyId, companyId))
    : [];
  if (!companyId || !firms.length) throw new SuiteError('not_found', 'There is no firm to connect yet.');
  await refuseBesideSample(database, companyId);
  return companyId;
}
