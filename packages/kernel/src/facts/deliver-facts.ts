import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineJob, type Job, type JobContext } from '../jobs/define-job';
import { type Fact, factOf } from './append-fact';
import { factPositions, factSubscribers, facts } from './schema';

/**
 * Handles a fact. Writes in the transaction happen once. Other effects may be repeated with the same fact, which its id
 * identifies. Enqueue a job for work that takes long.
 */
type Handle = (transaction: Database, fact: Fact) => Promise<void>;

export interface Subscriber {
  /** Unique name in the database; must not change between versions. */
  name: string;
  /** Handlers by fact type. With `newestOnly`, several waiting facts of a type count as one: only the newest is handled. */
  on: Readonly<Record<string, Handle | { newestOnly: Handle }>>;
}

const payload = v.object({ companyId: v.string() });

/** Number of facts read at a time. */
const BATCH = 500;

/**
 * Creates the job that delivers a company's facts to a subscriber, one after another. A fact that fails is retried for about two
 * days, and again with the company's next fact, always before later facts.
 */
export function createDelivery({ name, on }: Subscriber): Job<typeof payload> {
  return defineJob({
    kind: `facts for ${name}`,
    payload,
    attempts: 50,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    doing: 'dealt with what changed',
    inOrder: ({ companyId }) => `facts for ${name} of ${companyId}`,
    async run({ companyId }, context) {
      const { database } = context;
      for (let batch = await nextFacts(database, companyId); batch.length; batch = await nextFacts(database, companyId)) {
        for (const fact of withoutReplaced(batch)) {
          context.signal.throwIfAborted();
          await deliver(fact, context);
        }
      }
    },
  });

  async function nextFacts(database: Database, companyId: string): Promise<Fact[]> {
    const position = sql`coalesce(
      (select position from ${factPositions} where subscriber = ${name} and company_id = ${companyId}),
      (select since from ${factSubscribers} where name = ${name}), 0)`;
    const rows = await database
      .select()
      .from(facts)
      .where(and(eq(facts.companyId, companyId), gt(facts.id, position), inArray(facts.type, Object.keys(on))))
      .orderBy(asc(facts.id))
      .limit(BATCH);
    return rows.map(factOf);
  }

  function withoutReplaced(batch: Fact[]): Fact[] {
    const newest = new Map(batch.map(({ type, id }) => [type, id]));
    return batch.filter(({ type, id }) => typeof on[type] === 'function' || newest.get(type) === id);
  }

  /** Commits the handler's writes and the subscriber's position together. */
  async function deliver(fact: Fact, { database, hold }: JobContext): Promise<void> {
    const handler = on[fact.type];
    const handle = typeof handler === 'function' ? handler : handler?.newestOnly;
    const { companyId, id: position } = fact;
    await database.transaction(async (transaction) => {
      await hold(transaction);
      await handle?.(transaction, fact);
      await transaction
        .insert(factPositions)
        .values({ subscriber: name, companyId, position })
        .onConflictDoUpdate({ target: [factPositions.subscriber, factPositions.companyId], set: { position } });
    });
  }
}
