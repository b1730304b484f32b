import { SuiteError } from '@suite/contract/errors';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { insightsFirms } from '../database/schema/insights';
import type { Caller } from '../identity/caller';

/**
 * The company whose firm is to be connected.
 * @throws SuiteError `not_found` when it has none
 */
export async function requireFirm(database: Database, { companyId }: Pick<Caller, 'companyId'>): Promise<string> {
  const firms = companyId
    ? await database.select({ id: insightsFirms.id }).from(insightsFirms).where(eq(insightsFirms.companyId, companyId))
    : [];
  if (!companyId || !firms.length) throw new SuiteError('not_found', 'There is no firm to connect yet.');
  return companyId;
}
