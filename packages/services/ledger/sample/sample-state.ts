import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { providerConnections } from '../connections/schema';
import type { SampleData } from '../contract/sample-data';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { importRuns } from '../schema/import';
import { ledgerCustomers, ledgerVendors } from '../schema/ledger';
import { uploads } from '../uploads/schema';

export async function sampleDataOf(database: Database, companyId: string): Promise<SampleData> {
  const firm = await firmOf(database, companyId);
  const addedAt = firm?.sampleAddedAt?.toISOString() ?? null;
  return { addedAt, canAdd: Boolean(firm && !addedAt) && !(await whyNot(database, companyId)) };
}

/** Why a firm cannot have sample data: what is or comes into its ledger is its own. Undefined where it can. */
export async function whyNot(database: Database, companyId: string): Promise<string | undefined> {
  const { companyId: connected, state } = providerConnections;
  if (await database.$count(providerConnections, and(eq(connected, companyId), ne(state, 'not-connected'))))
    return 'Your firm is connected to its accounting platform: sample data would mix with its own.';
  const firm = await firmOf(database, companyId);
  const has =
    firm?.figuresAsOf ||
    (await database.$count(ledgerCustomers, eq(ledgerCustomers.companyId, companyId))) ||
    (await database.$count(ledgerVendors, eq(ledgerVendors.companyId, companyId))) ||
    (await database.$count(uploads, and(eq(uploads.companyId, companyId), eq(uploads.state, 'importing')))) ||
    (await database.$count(importRuns, and(eq(importRuns.companyId, companyId), isNull(importRuns.finishedAt))));
  return has ? 'Your firm has a ledger of its own: sample data would mix with it.' : undefined;
}

export const SAMPLE_FIRST = 'Your firm has sample data. Remove the sample data first, then bring in your own.';

/** @param database a transaction, which waits for whoever adds or removes sample data */
export async function hasSample(database: Database, companyId: string): Promise<boolean> {
  await lockLedger(database, companyId);
  const firm = await firmOf(database, companyId);
  return Boolean(firm?.sampleAddedAt);
}

/**
 * Call it before something of the firm's own comes into its ledger, in the transaction that lets it in.
 * @throws SuiteError `sample_data_present`
 */
export async function refuseBesideSample(database: Database, companyId: string): Promise<void> {
  if (await hasSample(database, companyId)) throw new SuiteError('sample_data_present', SAMPLE_FIRST);
}
