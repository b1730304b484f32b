import type { Database } from '@suite/kernel/database/database';
import type { JobDefinition } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { cancel, findJobs } from '@suite/kernel/jobs/keyed-jobs';
import * as v from 'valibot';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Owner } from './token-vault';

const payload = v.object({
  companyId: v.string(),
  connectionType: v.custom<ConnectionTypeCode>((code) => typeof code === 'number'),
});

const keyOf = ({ companyId, connectionType }: Owner) => `sync ${companyId} ${connectionType}`;

/** The queue of syncs. The syncs of one connection run one at a time. */
export const syncQueue = {
  kind: 'sync connection',
  payload,
  attempts: 3,
  backOff: { first: 60, most: 600 },
  leaseSeconds: 60,
  atOnce: 4,
  doing: 'read this connection',
  inOrder: keyOf,
} satisfies Omit<JobDefinition<typeof payload>, 'run'>;

/** Syncs a connection after the commit, or at a moment in milliseconds since 1970 unless it is synced earlier. */
export async function enqueueSync(transaction: Database, owner: Owner, runAt?: number): Promise<void> {
  const { companyId, connectionType } = owner;
  const options = { companyId, key: keyOf(owner), ...(runAt !== undefined && { runAt }) };
  await enqueue(transaction, syncQueue, { companyId, connectionType }, options);
}

/** Stops a running sync from writing. Call it before taking other locks, because a sync locks its job before it writes. */
export const cancelSync = (transaction: Database, owner: Owner): Promise<void> => cancel(transaction, syncQueue, keyOf(owner));

/** Returns the sync jobs of a company's connections by type: whether they are running, and when they run next. */
export async function findSyncJobs(database: Database, owners: readonly Owner[], now: number) {
  const found = await findJobs(database, syncQueue, owners.map(keyOf), now);
  return new Map(owners.map((owner) => [owner.connectionType, found.get(keyOf(owner))]));
}
