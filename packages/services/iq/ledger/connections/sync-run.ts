import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { JobContext } from '@suite/kernel/jobs/define-job';
import * as v from 'valibot';
import { type DuplicateCounts, matchedBy } from '../contract/duplicates';
import { CONNECTED } from '../contract/firms';
import { setConnection } from '../firms/connections';
import { saveChanges } from '../import/changes';
import { DuplicatesError, settleDuplicates } from '../import/duplicates';
import { failRun, finishedFact, finishRun, keepCursor, resumeRun, startRun } from '../import/import-run';
import { type Run, runBatch } from '../import/run-file';
import { keepOriginals } from '../import/undo/ledger-before';
import { noteUnknownPayments } from '../import/unknown-payments';
import { analyzeLedger } from '../records/analyze-ledger';
import { dropUnmet } from '../records/drop-unmet';
import { followLedger } from '../records/follow-ledger';
import { lockLedger } from '../records/lock-ledger';
import { type RecordKind, recordKinds } from '../records/record-kinds';
import type { Connecting } from './connecting';
import type { Batch, Source } from './connector';
import { ofOwner } from './of-owner';
import { ConsentLostError, ProviderBusyError, ProviderError } from './provider-error';
import { providerConnections } from './schema';
import type { Owner } from './token-vault';
import { writeBatch } from './write-batch';

/** A sync of a connection, by a job or by a session of the Web Connector. */
export interface SyncRun {
  connector: Source;
  owner: Owner;
  /** Stops a process that has lost the connection's lease from writing. */
  hold: Hold;
  run: Run;
  startedAt: Date;
  /** Where to continue; null at the start. */
  cursor: unknown;
  /** Only read changes since this moment; null to read everything. */
  since: Date | null;
  /** True if everything is read again, and what the run does not meet is removed. */
  isFullSync: boolean;
}

type Hold = JobContext['hold'];

/** The milliseconds by which syncs overlap, because clocks differ and providers show changes late. */
const OVERLAP = 10 * 60_000;

/** The stored position of a run: the connector's cursor, and whether everything is read again. */
const place = v.object({ at: v.unknown(), isFullSync: v.boolean() });

const placeOf = (cursor: unknown) => (v.is(place, cursor) ? cursor : { at: null, isFullSync: false });

/** Resumes the interrupted run or starts one. */
export async function openRun(connecting: Connecting, connector: Source, owner: Owner, hold: Hold): Promise<SyncRun> {
  const { database, clock } = connecting;
  const { companyId } = owner;
  const [row] = await database.select().from(providerConnections).where(ofOwner(owner));
  const interrupted = row?.runId ? await resumeRun(database, row.runId, connector.kinds) : undefined;
  const { run, startedAt } = interrupted ?? (await startNewRun());
  run.duplicates = row?.choice ?? undefined;
  const { at, isFullSync } = placeOf(interrupted?.cursor);
  const syncedUntil = row?.syncedUntil ?? null;
  const since = !isFullSync && syncedUntil && connector.canTellSince(syncedUntil, startedAt) ? syncedUntil : null;
  return { connector, owner, hold, run, startedAt, cursor: at, since, isFullSync: syncedUntil !== null && since === null };

  async function startNewRun() {
    const startedAt = new Date(clock());
    const { source, kinds } = connector;
    return database.transaction(async (transaction) => {
      await hold(transaction);
      const run = await startRun(transaction, { companyId, source, fileName: null, kinds, now: startedAt });
      await transaction.update(providerConnections).set({ runId: run.id }).where(ofOwner(owner));
      return { run, startedAt };
    });
  }
}

/** Writes a batch together with its cursor, if no other process is reading the connection. */
export async function takeBatch({ database }: Connecting, sync: SyncRun, batch: Batch): Promise<void> {
  const { run, hold } = sync;
  await runBatch(database, run, batch.name, async (transaction) => {
    await hold(transaction);
    const outcomes = await (batch.work?.(transaction) ?? writeBatch(transaction, run, batch));
    await keepCursor(transaction, run, outcomes, { at: batch.cursor, isFullSync: sync.isFullSync });
    return outcomes;
  });
}

/**
 * Ends a run that has read everything.
 * @throws DuplicatesError if much of it is in the ledger from another source and nobody has decided what to do
 */
export async function closeRun(connecting: Connecting, sync: SyncRun): Promise<void> {
  const { database, clock } = connecting;
  const { run, owner, hold, connector, startedAt } = sync;
  // An unreadable row may be one that is in the ledger.
  const readWhole = connector.kinds.filter((kind): kind is RecordKind => kind in recordKinds && !run.tally.get(kind)?.rejected);
  const many = await database.transaction(async (transaction) => {
    await lockLedger(transaction, run.companyId);
    // When the connection ends, the record of what the run met is deleted. Without it, nothing would seem met.
    await hold(transaction);
    await keepOriginals(transaction, run);
    const many = await settleDuplicates(transaction, run);
    if (many) return many;
    if (sync.isFullSync) await dropUnmet(transaction, run, readWhole);
    await noteUnknownPayments(transaction, run);
    return undefined;
  });
  if (many) throw new DuplicatesError(many);
  await analyzeLedger(database);
  const now = new Date(clock());
  await followLedger(connecting, { ...run, asOf: await firmDay(database, run.companyId, now.getTime()) });
  const isFirst = sync.since === null && !sync.isFullSync;
  await leave(
    connecting,
    sync,
    async (transaction) => {
      const { companyId, connectionType } = owner;
      await setConnection(transaction, companyId, { connectionType, status: CONNECTED, lastImportAt: now });
      await saveChanges(transaction, run);
      await finishRun(transaction, run, now);
      // Documents that were kept aren't new to the next sync. If another document matches, the sync asks about it.
      const choice = run.duplicates === 'skip' ? run.duplicates : null;
      return { syncedUntil: new Date(startedAt.getTime() - OVERLAP), failure: null, duplicates: null, choice };
    },
    // Regular nightly syncs are not announced.
    (transaction) =>
      isFirst ? connecting.facts.append(transaction, 'import.finished', finishedFact(run), now.getTime()) : Promise.resolve(),
  );
}

/** Records why a run stopped before its end. */
export async function breakOff(connecting: Connecting, sync: SyncRun, error: unknown): Promise<void> {
  const { clock } = connecting;
  const { run, owner } = sync;
  const now = new Date(clock());
  const { companyId, source } = run;
  const changes = async (transaction: Database): Promise<Changes> => {
    // The run continues from its cursor when the provider accepts calls again.
    if (error instanceof ProviderBusyError) return { failure: error.message };
    if (error instanceof DuplicatesError) {
      const failure = askAbout(error.counts);
      await failRun(transaction, run, failure, now);
      return { failure, duplicates: error.counts };
    }
    const isForeseen = [ProviderError, ConsentLostError].some((kind) => error instanceof kind);
    const failure = isForeseen && error instanceof Error ? error.message : UNFORESEEN;
    await failRun(transaction, run, failure, now);
    if (!(error instanceof ConsentLostError)) return { failure };
    await setConnection(transaction, owner.companyId, { connectionType: owner.connectionType, status: RECONNECT });
    return { failure, state: 'reconnect' as const, tokens: null };
  };
  await leave(connecting, sync, changes, async (transaction) => {
    if (error instanceof ProviderBusyError) return;
    if (error instanceof ConsentLostError)
      await connecting.facts.append(transaction, 'connection.broken', { companyId, data: { source } }, now.getTime());
    else await connecting.facts.append(transaction, 'import.failed', { companyId, data: { runId: run.id } }, now.getTime());
  });
}

/** Returns why a sync stopped because another source already imported the documents, and what to do. */
const askAbout = (counts: DuplicateCounts) =>
  `The sync stopped: ${counts.duplicates} of ${counts.documents} new documents are in the ledger from another source: ${matchedBy(counts)}. Counted twice, they would double revenue and receivables. Choose in IQ, under Connections, whether to skip them or keep both.`;

export const UNFORESEEN = 'An unexpected error on our side stopped the sync. The next one starts again.';

/** The statuses of a connection that does not work (§3: anything but 1). */
export const DISCONNECTED = 0;
const RECONNECT = 2;

/** Ends a session. The next session continues the run. @param failure the reason, if there is one */
export const putDown = (connecting: Connecting, sync: Pick<SyncRun, 'owner' | 'hold'>, failure?: string): Promise<void> =>
  leave(connecting, sync, async () => ({ ...(failure && { failure }) }));

type Changes = Partial<typeof providerConnections.$inferInsert>;

/** Updates a connection and frees it for the next session, unless another session is already reading it. */
async function leave(
  { database }: Connecting,
  { owner, hold }: Pick<SyncRun, 'owner' | 'hold'>,
  changes: (transaction: Database) => Promise<Changes>,
  tell: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Locks the ledger before the connection's own row, in the same order as the batches of a sync.
    await lockLedger(transaction, owner.companyId);
    await hold(transaction);
    await transaction
      .update(providerConnections)
      .set({ ...(await changes(transaction)), lease: null, leaseUntil: null })
      .where(ofOwner(owner));
    await tell(transaction);
  });
}
