import type { Database } from '@suite/kernel/database/database';
import { asc, eq, inArray } from 'drizzle-orm';
import type { ProviderConnection } from '../contract/connections';
import { ConnectionType, type ConnectionTypeCode } from '../contract/firms';
import { insightsConnections } from '../schema/firms';
import { importCounts, importRuns } from '../schema/import';
import type { Connecting } from './connecting';
import { providerNames } from './connectors';
import { providerConnections } from './schema';

type Row = typeof providerConnections.$inferSelect;

/** Every provider and how a company stands with it. */
export async function findConnections(
  connecting: Pick<Connecting, 'connectors' | 'clock'>,
  database: Database,
  companyId: string,
): Promise<ProviderConnection[]> {
  const rows = await database.select().from(providerConnections).where(eq(providerConnections.companyId, companyId));
  const imports = await database.select().from(insightsConnections).where(eq(insightsConnections.companyId, companyId));
  const syncs = await findSyncs(
    database,
    rows.flatMap(({ runId }) => (runId ? [runId] : [])),
  );
  return [...providerNames].map(([connectionType, name]) => {
    const row = rows.find((one) => one.connectionType === connectionType);
    const imported = imports.find((one) => one.connectionType === connectionType);
    return {
      connectionType,
      name,
      // The Web Connector comes to the suite, which no operator has to make known.
      isConfigured: connectionType === ConnectionType.accountingDesktop || connecting.connectors.has(connectionType),
      state: row?.state ?? 'not-connected',
      account: row && row.state !== 'not-connected' ? row.account : null,
      isSyncing: isSyncing(row, connecting.clock()),
      lastSyncAt: row?.syncedUntil && imported?.lastImportAt ? imported.lastImportAt.toISOString() : null,
      nextSyncAt: row?.nextSyncAt?.toISOString() ?? null,
      failure: row?.failure ?? null,
      sync: (row?.runId && syncs.get(row.runId)) || null,
    };
  });
}

export async function findConnection(
  connecting: Pick<Connecting, 'connectors' | 'clock'>,
  database: Database,
  companyId: string,
  type: ConnectionTypeCode,
): Promise<ProviderConnection | undefined> {
  const all = await findConnections(connecting, database, companyId);
  return all.find(({ connectionType }) => connectionType === type);
}

const isSyncing = (row: Row | undefined, now: number) => Boolean(row?.lease && row.leaseUntil && row.leaseUntil.getTime() >= now);

async function findSyncs(database: Database, runIds: readonly string[]) {
  if (!runIds.length) return new Map<string, NonNullable<ProviderConnection['sync']>>();
  const runs = await database
    .select()
    .from(importRuns)
    .where(inArray(importRuns.id, [...runIds]));
  const counts = await database
    .select()
    .from(importCounts)
    .where(inArray(importCounts.runId, [...runIds]))
    .orderBy(asc(importCounts.place));
  return new Map(
    runs.map(({ id, startedAt, finishedAt, failure }) => [
      id,
      {
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        failure,
        counts: counts
          .filter(({ runId }) => runId === id)
          .map(({ kind, read, imported, skipped, rejected }) => ({ kind, read, imported, skipped, rejected })),
      },
    ]),
  );
}
