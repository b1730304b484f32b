import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { firmOf } from './firm';
import { lockLedger } from './lock-ledger';

export const SAMPLE_FIRST = 'Your firm has sample data. Remove the sample data first, then bring in your own.';

/** @param database a transaction, which waits for others that add or remove sample data */
export async function hasSample(database: Database, companyId: string): Promise<boolean> {
  await lockLedger(database, companyId);
  const firm = await firmOf(database, companyId);
  return Boolean(firm?.sampleAddedAt);
}

/**
 * Call it before a firm's own data enters its ledger, in the same transaction.
 * @throws SuiteError `sample_data_present`
 */
export async function refuseBesideSample(database: Database, companyId: string): Promise<void> {
  if (await hasSample(database, companyId)) throw new SuiteError('sample_data_present', SAMPLE_FIRST);
}
