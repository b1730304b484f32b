import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type {} from '../facts';
import { countMerges } from '../records/count-merges';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { clients } from '../schema/firms';

export type Client = typeof clients.$inferSelect;

interface Merge {
  companyId: string;
  /** The clients to merge into `intoId`, which is not among them. */
  clientIds: readonly string[];
  intoId: string;
  /** The name of the person who merges. */
  by: string;
  at: Date;
}

/**
 * Merges clients into one of them, which keeps its name. The customers of the others count as its own, including those of later
 * imports. The ledger does not change, so each client can be separated again.
 * @param transaction locks the ledger here
 * @throws SuiteError `not_found` unless all are clients of the company that are not merged
 */
export async function mergeClients(
  { database, facts }: { database: Database; facts: Facts },
  { companyId, clientIds, intoId, by, at }: Merge,
): Promise<{ into: Client; merged: Client[] }> {
  await lockLedger(database, companyId);
  const found = await database
    .select()
    .from(clients)
    .where(and(eq(clients.companyId, companyId), inArray(clients.id, [intoId, ...clientIds])));
  const into = found.find(({ id }) => id === intoId);
  const merged = found.filter(({ id }) => id !== intoId);
  if (!into || merged.length !== clientIds.length || found.some(({ mergedInto }) => mergedInto)) {
    throw new SuiteError('not_found', 'One of these clients is no longer there, or is already merged. Load the page again.');
  }
  // Clients that were merged into one of these earlier move along.
  const earlier = await database
    .select()
    .from(clients)
    .where(inArray(clients.mergedInto, [...clientIds]));
  const all = [...merged, ...earlier].map(({ id }) => id);
  await noteChanges(database, companyId, [intoId, ...all]);
  await database.update(clients).set({ mergedInto: intoId, mergedAt: at, mergedBy: by }).where(inArray(clients.id, all));
  await countMerges(database, companyId);
  await facts.append(database, 'clients.merged', { companyId, data: { clientIds: all, intoId } });
  await tellChange(database, facts, companyId);
  return { into, merged };
}

/**
 * Separates a client from the client that it was merged into.
 * @param transaction locks the ledger here
 * @throws SuiteError `not_found` if it is not merged
 */
export async function separateClient(
  { database, facts }: { database: Database; facts: Facts },
  { companyId, clientId }: { companyId: string; clientId: string },
): Promise<{ client: Client; from: Client }> {
  await lockLedger(database, companyId);
  const isMerged = and(eq(clients.companyId, companyId), eq(clients.id, clientId), isNotNull(clients.mergedInto));
  const [client] = await database.select().from(clients).where(isMerged);
  const [from] = client?.mergedInto ? await database.select().from(clients).where(eq(clients.id, client.mergedInto)) : [];
  if (!client || !from) throw new SuiteError('not_found', 'This client is not merged into another one.');
  await noteChanges(database, companyId, [clientId, from.id]);
  await database.update(clients).set({ mergedInto: null, mergedAt: null, mergedBy: null }).where(eq(clients.id, clientId));
  await countMerges(database, companyId);
  await facts.append(database, 'clients.separated', { companyId, data: { clientId } });
  await tellChange(database, facts, companyId);
  return { client, from };
}

/** Records that the customers of some clients changed, if the company has metrics. */
async function noteChanges(database: Database, companyId: string, clientIds: readonly string[]): Promise<void> {
  await database.execute(sql`
    insert into ledger.changes (company_id, customer_id)
    select ${companyId}::uuid, id from ledger.customers
    where company_id = ${companyId} and client_id = any(${sql.param([...clientIds])}::uuid[])
      and exists (select from ledger.firms where company_id = ${companyId} and metrics_as_of is not null)
    on conflict do nothing`);
}

async function tellChange(database: Database, facts: Facts, companyId: string): Promise<void> {
  const firm = await firmOf(database, companyId);
  if (firm?.metricsAsOf) await facts.append(database, 'ledger.changed', { companyId, data: { asOf: firm.metricsAsOf } });
}
