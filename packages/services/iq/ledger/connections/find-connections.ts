import type { Database } from '@suite/kernel/database/database';
import { asc, eq, inArray } from 'drizzle-orm';
import type { ProviderConnection } from '../contract/connections';
import { ConnectionType, type ConnectionTypeCode } from '../contract/firms';
import { insightsConnections } from '../schema/firms';
import { importCounts, importRuns } from '../schema/import';
import type { Connecting } from './connecting';
import { providerNames } from './connectors';
import { nextNight } from './next-sync';
import { providerConnections } from './schema';
import { findSyncJobs } from './sync-queue';

type Row = typeof providerConnections.$inferSelect;

type Finding = Pick<Connecting, 'connectors' | 'clock' | 'syncHour'>;

/** Returns every provider with the state of a company's connection to it. */
export async function findConnections(connecting: Finding, database: Database, companyId: string): Promise<ProviderConnection[]> {
  const rows = await database.select().from(providerConnections).where(eq(providerConnections.companyId, companyId));
  const imports = await database.select().from(insightsConnections).where(eq(insightsConnections.companyId, companyId));
  const syncs = await findSyncs(
    database,
    rows.flatMap(({ runId }) => (runId ? [runId] : [])),
  );
  const now = connecting.clock();
  const jobs = await findSyncJobs(database, rows, now);
  return [...providerNames].map(([connectionType, name]) => {
    const row = rows.find((one) => one.connectionType === connectionType);
    const job = jobs.get(connectionType);
    const imported = imports.find((one) => one.connectionType === connectionType);
    return {
      connectionType,
      name,
      // The Web Connector calls the suite, so it needs no configuration by the operator.
      isConfigured: connectionType === ConnectionType.accountingDesktop || connecting.connectors.has(connectionType),
      state: row?.state ?? 'not-connected',
      account: row && row.state !== 'not-connected' ? row.account : null,
      isSyncing: Boolean(job?.isRunning) || hasSession(row, now),
      lastSyncAt: row?.syncedUntil && imported?.lastImportAt ? imported.lastImportAt.toISOString() : null,
      nextSyncAt: row ? nextSyncOf(row, job?.runAt, connecting) : null,
      failure: row?.failure ?? null,
      duplicates: row?.duplicates ?? null,
      sync: (row?.runId && syncs.get(row.runId)) || null,
    };
  });
}

export async function findConnection(
  connecting: Finding,
  database: Database,
  companyId: string,
  type: ConnectionTypeCode,
): Promise<ProviderConnection | undefined> {
  const all = await findConnections(connecting, database, companyId);
  return all.find(({ connectionType }) => connectionType === type);
}

/** Returns when a connection is synced next; null if it is not connected, or if it calls by itself. */
function nextSyncOf(row: Row, runAt: number | undefined, { connectors, clock, syncHour }: Finding): string | null {
  if (row.state !== 'connected' || !connectors.has(row.connectionType)) return null;
  const at = runAt === undefined ? nextNight(row, syncHour, clock()) : Math.max(runAt, clock());
  return new Date(at).toISOString();
}

const hasSession = (row: Row | undefined, now: number) =>
  Boolean(row?.lease && row.leaseUntil && row.leaseUntil.getTime() >= now);

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
