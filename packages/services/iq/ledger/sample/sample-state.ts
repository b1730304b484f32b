import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { providerConnections } from '../connections/schema';
import type { SampleData } from '../contract/sample-data';
import { firmOf } from '../records/firm';
import { importRuns } from '../schema/import';
import { ledgerCustomers, ledgerVendors } from '../schema/ledger';
import { uploads } from '../uploads/schema';

export async function sampleDataOf(database: Database, companyId: string): Promise<SampleData> {
  const firm = await firmOf(database, companyId);
  const addedAt = firm?.sampleAddedAt?.toISOString() ?? null;
  return { addedAt, canAdd: Boolean(firm && !addedAt) && !(await whyNot(database, companyId)) };
}

/** Returns why a firm cannot have sample data: its ledger has data of its own, or is about to. Undefined when it can. */
export async function whyNot(database: Database, companyId: string): Promise<string | undefined> {
  const { companyId: connected, state } = providerConnections;
  if (await database.$count(providerConnections, and(eq(connected, companyId), ne(state, 'not-connected'))))
    return 'Your firm is connected to its accounting platform: sample data would mix with its own.';
  const firm = await firmOf(database, companyId);
  const has =
    firm?.metricsAsOf ||
    (await database.$count(ledgerCustomers, eq(ledgerCustomers.companyId, companyId))) ||
    (await database.$count(ledgerVendors, eq(ledgerVendors.companyId, companyId))) ||
    (await database.$count(uploads, and(eq(uploads.companyId, companyId), eq(uploads.state, 'importing')))) ||
    (await database.$count(importRuns, and(eq(importRuns.companyId, companyId), isNull(importRuns.finishedAt))));
  return has ? 'Your firm has a ledger of its own: sample data would mix with it.' : undefined;
}
