import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import type { Fact } from '@suite/kernel/facts/append-fact';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type JobContext, type JobDefinition } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EventType } from '../contract/feed';
import type {} from '../facts';
import { webhooks } from '../schema';
import { type Network, post } from './network';
import { signedHeaders } from './sign';

/** Milliseconds without a success after which a webhook is switched off when the attempts of a delivery are used up. */
const FAILING_LIMIT = 5 * MILLISECONDS_PER_DAY;

/** The receiver's status "Gone": it wants no more events. */
const GONE = 410;

const payload = v.object({
  webhookId: v.string(),
  /** The same for each attempt. */
  messageId: v.string(),
  type: v.string(),
  /** When it happened, ISO 8601 in UTC. */
  at: v.string(),
  data: v.record(v.string(), v.unknown()),
});
type Delivery = v.InferOutput<typeof payload>;

/** Deliveries are retried: 17 attempts in 26 hours. */
const queue = {
  kind: 'webhook delivery',
  payload,
  attempts: 17,
  backOff: { first: 10, most: 4 * 3600 },
  leaseSeconds: 60,
  atOnce: 4,
  isHarmless: true,
  doing: 'sent this event to a webhook',
} satisfies Omit<JobDefinition<typeof payload>, 'run'>;

/** Sends a fact to each webhook of the company that is subscribed to its type, after the commit. */
export async function enqueueDeliveries(transaction: Database, fact: Fact, type: EventType): Promise<void> {
  const { companyId, data, at } = fact;
  const subscribed = await transaction
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.companyId, companyId), isNull(webhooks.disabledAt), arrayContains(webhooks.types, [type])));
  for (const { id: webhookId } of subscribed) {
    const delivery = { webhookId, messageId: newMessageId(), type, at: at.toISOString(), data };
    await enqueue(transaction, queue, delivery, { companyId });
  }
}

const TEST = 'webhook.test';

/** Sends a test event to a webhook, once, after the commit. */
export async function enqueueTest(transaction: Database, webhook: { id: string; companyId: string }, now: number): Promise<void> {
  const { id: webhookId, companyId } = webhook;
  const delivery = { webhookId, messageId: newMessageId(), type: TEST, at: new Date(now).toISOString(), data: {} };
  await enqueue(transaction, queue, delivery, { companyId });
}

const newMessageId = () => `msg_${randomUUID()}`;

/** Returns the purpose for sealing a webhook's secret. */
export const secretPurpose = (webhookId: string) => `webhook ${webhookId}`;

type Webhook = typeof webhooks.$inferSelect;

interface Outcome {
  status: number | null;
  /** Why the delivery failed, in a sentence; null when it succeeded. */
  problem: string | null;
}

/** Creates the job that delivers events to webhooks. */
export function createDeliveryJob(kernel: Pick<Kernel, 'sealing' | 'facts' | 'clock'>, network: Network) {
  const { sealing, facts, clock } = kernel;

  async function deliver(webhook: Webhook, delivery: Delivery, { signal }: JobContext): Promise<Outcome> {
    const secret = sealing.unseal(secretPurpose(webhook.id), webhook.secret);
    if (secret === undefined) return { status: null, problem: 'The signing secret cannot be read: create the webhook again.' };
    const body = JSON.stringify({ type: delivery.type, timestamp: delivery.at, data: delivery.data });
    const headers = signedHeaders(secret, { id: delivery.messageId, now: clock(), body });
    try {
      const status = await post({ url: new URL(webhook.address), headers, body, signal }, network);
      return { status, problem: problemOf(status) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Failure) return { status: null, problem: error.message };
      throw error;
    }
  }

  /** Records the result of a delivery, and switches off a webhook whose receiver is gone. */
  async function record(transaction: Database, webhook: Webhook, type: string, { status, problem }: Outcome): Promise<void> {
    const now = new Date(clock());
    // A failed test says nothing about events.
    const failingSince = type === TEST ? webhooks.failingSince : sql`coalesce(${webhooks.failingSince}, ${now.toISOString()})`;
    await transaction
      .update(webhooks)
      .set({
        lastAt: now,
        lastType: type,
        lastStatus: status,
        lastProblem: problem,
        failingSince: problem === null ? null : sql`${failingSince}`,
      })
      .where(eq(webhooks.id, webhook.id));
    if (status === GONE) await disable(transaction, webhook, 'gone');
  }

  async function disable(transaction: Database, webhook: Webhook, reason: 'gone' | 'failing'): Promise<void> {
    const now = clock();
    const { id: webhookId, companyId, address } = webhook;
    const disabled = await transaction
      .update(webhooks)
      .set({ disabledAt: new Date(now), disabledReason: reason })
      .where(and(eq(webhooks.id, webhookId), isNull(webhooks.disabledAt)))
      .returning({ id: webhooks.id });
    // Only the host, because the path and query of a URL may be secret.
    const data = { webhookId, host: new URL(address).host, reason };
    if (disabled.length) await facts.append(transaction, 'webhook.disabled', { companyId, data }, now);
  }

  return defineJob({
    ...queue,
    async run(delivery, context) {
      const { database, hold } = context;
      const isTest = delivery.type === TEST;
      const webhook = await find(database, delivery.webhookId);
      // The webhook was deleted or switched off.
      if (!webhook || (webhook.disabledAt && !isTest)) return;
      const outcome = await deliver(webhook, delivery, context);
      await database.transaction(async (transaction) => {
        await hold(transaction);
        await record(transaction, webhook, delivery.type, outcome);
      });
      if (outcome.problem !== null && outcome.status !== GONE && !isTest) throw new Failure(outcome.problem);
    },
    async onGiveUp(transaction, { webhookId }) {
      const webhook = await find(transaction, webhookId);
      if (!webhook?.failingSince || clock() - webhook.failingSince.getTime() < FAILING_LIMIT) return;
      await disable(transaction, webhook, 'failing');
    },
  });
}

async function find(database: Database, webhookId: string): Promise<Webhook | undefined> {
  const [webhook] = await database.select().from(webhooks).where(eq(webhooks.id, webhookId));
  return webhook;
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver answered ${status}: redirects are not followed.`;
  return `The receiver answered ${status}.`;
}
