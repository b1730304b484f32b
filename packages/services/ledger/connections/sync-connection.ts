import { Failure } from '@suite/kernel/errors/failure';
import { AttemptsExhausted, counted, forgetAttempts } from '@suite/kernel/jobs/attempts';
import { createAccess } from './access-token';
import { createAsk } from './ask-provider';
import type { Connecting } from './connecting';
import { type BooksSettings, CannotTell, type Connector } from './connector';
import { LeaseLost, takeLease, unlessLost } from './lease';
import { ofOwner } from './of-owner';
import { providerConnections } from './schema';
import { breakOff, closeRun, openRun, putDown, type SyncRun, takeBatch } from './sync-run';
import type { Owner } from './token-vault';

/**
 * Reads a connection into the ledger, from where the last reading stands or broke off. Does nothing while another reads
 * it. What goes wrong is kept with the connection, in words.
 * @param stop breaks it off between two batches; the next who comes goes on there
 */
export async function syncConnection(
  connecting: Connecting,
  connector: Connector,
  owner: Owner,
  stop: AbortSignal,
): Promise<void> {
  const { database, clock, logger } = connecting;
  const lease = await takeLease(database, owner, clock);
  if (!lease) return;
  const signal = AbortSignal.any([stop, lease.signal]);
  const job = `sync ${owner.companyId} ${owner.connectionType}`;
  // Killed anywhere, it goes on from its cursor: only attempts that do not move it lead nowhere.
  const progressed = () => forgetAttempts(database, job);
  let sync: SyncRun | undefined;
  try {
    let opened = await openRun(connecting, connector, owner, lease);
    sync = opened;
    await counted({ database, clock, job, doing: 'read this connection' }, async () => {
      await readAll(connecting, connector, opened, signal, progressed).catch(async (error: unknown) => {
        if (!(error instanceof CannotTell)) throw error;
        opened = { ...opened, since: null, cursor: null, isAnew: true };
        sync = opened;
        await readAll(connecting, connector, opened, signal, progressed);
      });
      await closeRun(connecting, opened);
    });
  } catch (error) {
    // It is read again at its next time, not at the next start.
    if (error instanceof AttemptsExhausted) await forgetAttempts(database, job);
    if (error instanceof LeaseLost || lease.signal.aborted) return;
    if (stop.aborted || !sync) await putDown(connecting, { owner, lease }).catch(unlessLost);
    else await breakOff(connecting, sync, error).catch(unlessLost);
    if (!stop.aborted && !isForeseen(error)) logger.error('a connection could not be read', connector.source, stackOf(error));
  } finally {
    lease.stop();
  }
}

async function readAll(
  connecting: Connecting,
  connector: Connector,
  sync: SyncRun,
  signal: AbortSignal,
  progressed: () => Promise<void>,
): Promise<void> {
  const { owner, run, startedAt, since, cursor } = sync;
  const { database, vault, wait, clock } = connecting;
  const accessToken = createAccess({ database, vault, connector, owner, wait, clock, signal });
  const ask = createAsk({ provider: connector.name, accessToken, wait, clock, signal });
  const settings = await settingsOf(connecting, owner);
  let before = JSON.stringify(cursor);
  for await (const batch of connector.read({ database, run, startedAt, ask, settings, since, cursor })) {
    signal.throwIfAborted();
    await takeBatch(connecting, sync, batch);
    const reached = JSON.stringify(batch.cursor);
    if (reached !== before) await progressed();
    before = reached;
  }
}

async function settingsOf({ database }: Connecting, owner: Owner): Promise<BooksSettings> {
  const [row] = await database.select({ settings: providerConnections.settings }).from(providerConnections).where(ofOwner(owner));
  if (!row) throw new LeaseLost('the connection is gone');
  return row.settings;
}

const isForeseen = (error: unknown) => error instanceof Failure;

/** Never the error itself: drizzle's holds the values of the statement. */
const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause : error).stack : undefined;
