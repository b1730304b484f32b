import type { Database } from '@suite/kernel/database/database';
import { asc, eq, sql } from 'drizzle-orm';
import type { InsightsFirm } from '../contract/firms';
import { clients, insightsConnections, insightsFirms } from '../schema/firms';

/** A company's firm with its connections; undefined before provisioning. */
export async function firmOfCompany(database: Database, companyId: string | null): Promise<InsightsFirm | undefined> {
  if (!companyId) return undefined;
  const rows = await database
    .select({
      firm: insightsFirms,
      connection: insightsConnections,
      hasClients: sql<boolean>`exists (select 1 from ${clients} where ${clients.companyId} = ${companyId})`,
    })
    .from(insightsFirms)
    .leftJoin(insightsConnections, eq(insightsConnections.companyId, insightsFirms.companyId))
    .where(eq(insightsFirms.companyId, companyId))
    .orderBy(asc(insightsConnections.connectionType));
  const [first] = rows;
  if (!first) return undefined;
  const connections = rows.flatMap(({ connection }) => {
    if (!connection) return [];
    const { connectionType, status, lastImportAt } = connection;
    return [{ connectionType, status, lastImportAt: lastImportAt?.toISOString() ?? null }];
  });
  const { id: organizationId, name, paymentTermsDays } = first.firm;
  return { organizationId, name, connections, hasClients: first.hasClients, paymentTermsDays };
}
