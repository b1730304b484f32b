import { type NewAuditEntry, writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNull } from 'drizzle-orm';
import { lockLedger } from '../records/lock-ledger';
import { hasSample, SAMPLE_FIRST } from '../records/refuse-beside-sample';
import { insightsFirms } from '../schema/firms';
import type { Connecting } from './connecting';
import type { Account, Tokens } from './connector';
import { providerNames } from './connectors';
import { endRun } from './end-run';
import { ofOwner } from './of-owner';
import { ProviderError } from './provider-error';
import { providerConnections } from './schema';
import { cancelSync, enqueueSync } from './sync-queue';
import type { Owner } from './token-vault';
import { writeConnection } from './write-connection';

interface ConnectionDetails {
  owner: Owner;
  userId: string;
  account: Account & { currency: string | null };
  tokens: Tokens;
  canWrite: boolean;
}

/**
 * Connects a company to an authorized account, and starts a sync.
 * @throws ProviderError when the ledger contains another account of the provider
 */
export async function keepConnection(
  { database, clock, vault }: Connecting,
  { owner, userId, account, tokens, canWrite }: ConnectionDetails,
): Promise<void> {
  const { name, settings, currency } = account;
  const { companyId } = owner;
  await database.transaction(async (transaction) => {
    // Locks the ledger before the connection's own row, in the same order as the batches of a sync.
    await lockLedger(transaction, companyId);
    // Sample data may have been added since the person left for the provider.
    if (await hasSample(transaction, companyId)) throw new ProviderError(SAMPLE_FIRST);
    await cancelSync(transaction, owner);
    const [before] = await transaction.select().from(providerConnections).where(ofOwner(owner)).for('update');
    if (before?.runId && before.settings.ledgerId !== settings.ledgerId) throw otherLedger(before.account);
    if (before) await endRun(transaction, before, 'The books were connected again.', new Date(clock()));
    await writeConnection(transaction, owner, { account: name, settings, tokens: vault.seal(owner, tokens), canWrite });
    await enqueueSync(transaction, owner);
    await keepCurrency(transaction, companyId, currency);
    const isNew = !before || before.state === 'not-connected';
    const newEntry: NewAuditEntry = {
      action: isNew ? 'connection.made' : 'connection.renewed',
      subject: providerNames.get(owner.connectionType) ?? '',
      changes: [{ what: 'account', from: isNew ? null : before.account, to: name }],
    };
    await writeAudit(transaction, { companyId, userId }, [newEntry], clock());
  });
}

const otherLedger = (account: string) =>
  new ProviderError(
    `The ledger holds the books of ${account}: choose these at the provider, for two cannot be kept in one ledger.`,
  );

/** Sets the firm's currency unless it is already known. */
export async function keepCurrency(database: Database, companyId: string, currency: string | null): Promise<void> {
  if (!currency) return;
  const { companyId: company, currency: known } = insightsFirms;
  await database
    .update(insightsFirms)
    .set({ currency })
    .where(and(eq(company, companyId), isNull(known)));
}
