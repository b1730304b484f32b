import { Failure } from '@suite/kernel/errors/failure';
import { innermost } from '@suite/kernel/errors/innermost';
import { type JobContext, LeaseLostError, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { createAccess } from './access-token';
import { createAsk } from './ask-provider';
import type { Connecting } from './connecting';
import { type Connector, type LedgerSettings, UnknownStateError } from './connector';
import { ofOwner } from './of-owner';
import { ProviderBusyError } from './provider-error';
import { providerConnections } from './schema';
import { breakOff, closeRun, openRun, type SyncRun, takeBatch, UNFORESEEN } from './sync-run';
import type { Owner } from './token-vault';

/**
 * Imports a connection into the ledger, from where the last sync ended or stopped. Failures are stored with the connection as
 * sentences.
 * @param context the job's; its signal stops the sync between two batches, and the next attempt continues there
 * @throws RetryLaterError while the provider is busy
 */
export async function syncConnection(
  connecting: Connecting,
  connector: Connector,
  owner: Owner,
  context: JobContext,
): Promise<void> {
  const { clock, logger } = connecting;
  let sync: SyncRun | undefined;
  try {
    let opened = await openRun(connecting, connector, owner, context.hold);
    sync = opened;
    await readAll(connecting, connector, opened, context).catch(async (error: unknown) => {
      if (!(error instanceof UnknownStateError)) throw error;
      opened = { ...opened, since: null, cursor: null, isFullSync: true };
      sync = opened;
      await readAll(connecting, connector, opened, context);
    });
    await closeRun(connecting, opened);
  } catch (error) {
    if (error instanceof LeaseLostError || context.signal.aborted) throw error;
    // Never logs the error itself, because drizzle's errors contain the values of the statement.
    if (!(error instanceof Failure)) logger.error('a connection could not be read', connector.source, innermost(error).stack);
    if (!sync) throw new Failure(UNFORESEEN);
    await breakOff(connecting, sync, error);
    if (error instanceof ProviderBusyError) throw new RetryLaterError((error.until - clock()) / 1000);
  }
}

async function readAll(
  connecting: Connecting,
  connector: Connector,
  sync: SyncRun,
  { signal, progress }: JobContext,
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
    // A killed sync continues from its cursor, so only attempts that do not move the cursor lead nowhere.
    if (reached !== before) await progress(clock());
    before = reached;
  }
}

async function settingsOf({ database }: Connecting, owner: Owner): Promise<LedgerSettings> {
  const [row] = await database.select({ settings: providerConnections.settings }).from(providerConnections).where(ofOwner(owner));
  if (!row) throw new LeaseLostError('the connection is gone');
  return row.settings;
}
