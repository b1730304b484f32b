import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq, inArray } from 'drizzle-orm';
import type {} from '../facts';
import { clients, insightsFirms } from '../schema/firms';
import { importRuns } from '../schema/import';
import { ledgerChanges, ledgerCustomers, ledgerVendorPayments, ledgerVendors } from '../schema/ledger';
import { sampleClientIds } from './write-sample';

/**
 * Restores a firm to its state before it had sample data. Its ledger contains nothing but sample data.
 * @param database a transaction that holds the ledger's lock
 */
export async function removeSample(database: Database, facts: Facts, companyId: string): Promise<void> {
  const tables = [ledgerVendorPayments, ledgerChanges, ledgerCustomers, ledgerVendors];
  for (const table of tables) await database.delete(table).where(eq(table.companyId, companyId));
  await database.delete(clients).where(and(eq(clients.companyId, companyId), inArray(clients.id, sampleClientIds(companyId))));
  await database.delete(importRuns).where(and(eq(importRuns.companyId, companyId), eq(importRuns.source, 'sample')));
  const ofCompany = eq(insightsFirms.companyId, companyId);
  await database.update(insightsFirms).set({ currency: null }).where(and(ofCompany, insightsFirms.hasSampleCurrency));
  await database.update(insightsFirms).set({ sampleAddedAt: null, hasSampleCurrency: false, metricsAsOf: null }).where(ofCompany);
  await facts.append(database, 'sample-data.removed', { companyId, data: {} });
}
