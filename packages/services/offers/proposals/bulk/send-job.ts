import { rightsIn, writeAudit } from '@services/identity/ports';
import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { clientOf } from '../firm/client-of';
import { engagementOf, lockProposal } from '../firm/lock-proposal';
import { nameOf } from '../firm/proposal-name';
import { startProposal } from '../firm/start-proposal';
import { insistOnInForce } from '../firm/succession';
import { batches, batchItems } from '../schema';
import { approvalReasons } from '../sending/approval-reasons';
import { askApproval } from '../sending/ask-approval';
import { sendVersion } from '../sending/send-version';
import { type BatchRow, draftOfItem, type ItemRow } from './batch-draft';
import { raisedLines } from './gather-raises';
import { renewalsOf, renewedBy } from './gather-renewals';

const payload = v.object({
  batchId: v.string(),
  /** Where links in the mails lead. */
  deployment: v.custom<Deployment>((place) => typeof place === 'object' && place !== null),
});
const kind = 'send batch of proposals';

/** States of items that are still to be sent. */
const waiting = ['ready', 'approval'] as const;

/** Schedules the sending of a batch, after the transaction that started it. */
export const planBatch = (transaction: Database, of: v.InferInput<typeof payload>, companyId: string): Promise<void> =>
  enqueue(transaction, { kind, payload }, of, { companyId, key: of.batchId });

/**
 * Creates and sends the proposals of a batch, each in a separate transaction: a killed job continues with the next one. An item
 * that can no longer be sent is marked with the reason, and the others follow.
 */
export const batchJob = (kernel: Kernel) =>
  defineJob({
    kind,
    payload,
    attempts: 10,
    backOff: { first: 10, most: 600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'sent proposals',
    async run({ batchId, deployment }, { database, clock, signal, hold, progress }) {
      const [batch] = await database.select().from(batches).where(eq(batches.id, batchId));
      if (batch?.state !== 'sending') return;
      for (;;) {
        signal.throwIfAborted();
        const [next] = await database
          .select()
          .from(batchItems)
          .where(and(eq(batchItems.batchId, batchId), inArray(batchItems.state, [...waiting])))
          .orderBy(asc(batchItems.position))
          .limit(1);
        if (!next) return finish(database, batchId, clock());
        try {
          await database.transaction(async (transaction) => {
            await hold(transaction);
            await sendItem(transaction, kernel, { batch, item: next, deployment, now: clock() });
            await progress(next.position + 1, transaction);
          });
        } catch (error) {
          if (!(error instanceof SuiteError)) throw error;
          await fail(database, eq(batchItems.id, next.id), error.message);
        }
      }
    },
    async onGiveUp(transaction, { batchId }, reason) {
      const isLeft = and(eq(batchItems.batchId, batchId), inArray(batchItems.state, [...waiting]));
      await fail(transaction, isLeft, reason);
      await finish(transaction, batchId, kernel.clock());
    },
  });

const fail = (database: Database, which: ReturnType<typeof and>, reason: string) =>
  database
    .update(batchItems)
    .set({ state: 'failed', reasons: [reason] })
    .where(which);

async function finish(database: Database, batchId: string, now: number): Promise<void> {
  await database
    .update(batches)
    .set({ state: 'done', finishedAt: new Date(now) })
    .where(eq(batches.id, batchId));
}

interface Sending {
  batch: BatchRow;
  item: ItemRow;
  deployment: Deployment;
  now: number;
}

/** Creates the proposal of an item and sends it, or requests its approval. @throws SuiteError when it can no longer be sent */
async function sendItem(transaction: Database, kernel: Kernel, { batch, item, deployment, now }: Sending): Promise<void> {
  const { companyId, userId } = batch;
  const rights = await rightsIn(transaction, { userId, companyId });
  if (!rights.includes('app:offer') || !rights.includes('change'))
    throw new SuiteError('forbidden', 'The person who started it may no longer send proposals.');
  const draft = draftOfItem(batch, item);
  const { clientId, renewsId, amendsId } = item;
  const client = clientId === null ? item.client : (await clientOf(transaction, companyId, clientId)).name;
  const renewed = renewsId === null ? undefined : await lockRenewed(transaction, companyId, renewsId);
  const amended = amendsId === null ? undefined : await lockAmended(transaction, companyId, amendsId);
  const raises = raisedLines(item);
  const started = await startProposal(
    transaction,
    {
      companyId,
      clientId,
      client,
      draft,
      source: renewed ? 'renewal' : amended ? 'amendment' : raises ? 'stale-price' : 'manual',
      ownerId: renewed?.ownerId ?? amended?.ownerId ?? userId,
      by: userId,
      renewsId,
      amendsId,
      engagementId: amended ? engagementOf(amended) : null,
      raises,
    },
    now,
  );
  const settings = await offerSettings(transaction, companyId);
  const reasons = rights.includes('admin') ? [] : approvalReasons(draft, settings, dayIn(settings.timeZone, now));
  if (reasons.length) {
    await askApproval(transaction, kernel, started, { reasons, userId, now });
  } else {
    await sendVersion(transaction, kernel, started, { userId, settings, deployment, now });
    await writeAudit(transaction, { companyId, userId }, [{ action: 'proposal.sent', subject: nameOf(started) }], now);
  }
  await transaction
    .update(batchItems)
    .set({ state: reasons.length ? 'awaiting-approval' : 'sent', reasons, proposalId: started.id })
    .where(eq(batchItems.id, item.id));
}

/** Locks the proposal that is amended. @throws SuiteError `not_found`, `not_open` */
async function lockAmended(transaction: Database, companyId: string, proposalId: string) {
  const row = await lockProposal(transaction, { companyId, proposalId });
  await insistOnInForce(transaction, row.id, 'Amend');
  return row;
}

/** Locks the proposal that is renewed, so that no other renewal is created. @throws SuiteError `not_found`, `not_open` */
async function lockRenewed(transaction: Database, companyId: string, proposalId: string) {
  const row = await lockProposal(transaction, { companyId, proposalId });
  const renewal = (await renewalsOf(transaction, [row.id])).get(row.id);
  if (renewal !== undefined) throw new SuiteError('not_open', renewedBy(renewal));
  await insistOnInForce(transaction, row.id, 'Renew');
  return row;
}
