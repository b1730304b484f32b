import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { InsightsFirm } from '../contract/firms';
import { clients, insightsConnections, insightsFirms } from '../schema/firms';
import { importRuns } from '../schema/import';
import { sources } from './connections';

/** Returns a company's firm with its connections; undefined before provisioning. */
export async function firmOfCompany(database: Database, companyId: string | null): Promise<InsightsFirm | undefined> {
  if (!companyId) return undefined;
  const rows = await database
    .select({
      firm: insightsFirms,
      connection: insightsConnections,
      isOfPlatform: sql<boolean>`exists (
        select from ledger.provider_connections as provider
        where provider.company_id = ${companyId} and provider.connection_type = ${insightsConnections.connectionType}
          and provider.state <> 'not-connected')`,
      hasClients: sql<boolean>`exists (select 1 from ${clients} where ${clients.companyId} = ${companyId})`,
    })
    .from(insightsFirms)
    .leftJoin(insightsConnections, eq(insightsConnections.companyId, insightsFirms.companyId))
    .where(eq(insightsFirms.companyId, companyId))
    .orderBy(asc(insightsConnections.connectionType));
  const [first] = rows;
  if (!first) return undefined;
  const imported = await lastImports(database, companyId);
  const connections = rows.flatMap(({ connection, isOfPlatform }) => {
    if (!connection) return [];
    const { connectionType, status, lastImportAt } = connection;
    const shown = { connectionType, status, lastImportAt: lastImportAt?.toISOString() ?? null };
    const importedAt = imported.get(sources[connectionType])?.toISOString() ?? null;
    return [{ ...shown, importedAt, isFromFiles: lastImportAt !== null && !isOfPlatform }];
  });
  const { id: organizationId, name, paymentTermsDays, sampleAddedAt } = first.firm;
  const { hasClients } = first;
  return { organizationId, name, connections, hasClients, hasSampleData: sampleAddedAt !== null, paymentTermsDays };
}

/** Returns when the last import of each source finished. */
async function lastImports(database: Database, companyId: string): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await database
    .select({ source: importRuns.source, at: max(importRuns.finishedAt) })
    .from(importRuns)
    .where(and(eq(importRuns.companyId, companyId), isNull(importRuns.failure)))
    .groupBy(importRuns.source);
  return new Map(rows.map(({ source, at }) => [source, at]));
}
