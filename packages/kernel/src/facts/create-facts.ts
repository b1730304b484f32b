import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineJob, type Job } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import { schedule } from '../jobs/schedule';
import { writeFact } from './append-fact';
import { createDelivery, type Subscriber } from './deliver-facts';
import { factSubscribers, facts } from './schema';

/** Milliseconds after which facts are removed. */
const RETENTION = 90 * MILLISECONDS_PER_DAY;

/**
 * Fact data by type. Each service adds its own types:
 *
 *     declare module '@suite/kernel/facts/create-facts' {
 *       interface FactTypes {
 *         'person.joined': { userId: string };
 *       }
 *     }
 *
 * The data is what a subscriber cannot look up: ids, but no copies of rows and no secrets.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services add to it
export interface FactTypes {}

export interface FactOf<Type extends keyof FactTypes> {
  companyId: string;
  data: FactTypes[Type];
}

/** Handlers that run in the transaction of the fact: both are committed, or neither. */
export type Within = {
  [Type in keyof FactTypes]?: (transaction: Database, fact: FactOf<Type> & { at: Date }) => Promise<void>;
};

interface Options {
  /** Handlers that run in the fact's transaction, one after another. */
  within: readonly Within[];
  subscribers: readonly Subscriber[];
}

export interface Facts {
  /**
   * Records a fact in the transaction that made it true. Call it as the last statement, because the company's other facts wait
   * for the transaction to end.
   * @param now milliseconds since 1970
   */
  append<Type extends keyof FactTypes>(transaction: Database, type: Type, fact: FactOf<Type>, now?: number): Promise<void>;
}

/** The facts of a host, which delivers them to its services. */
export interface HostFacts extends Facts {
  /** Jobs that deliver facts to subscribers and remove old facts. */
  jobs: readonly Job[];
  /** Call it before the first fact is appended: subscribers receive the facts from then on. */
  start(database: Database, now: number): Promise<void>;
}

/** Creates the facts by which services notify each other of changes, in order for each company (decision 021). */
export function createFacts({ within, subscribers }: Options): HostFacts {
  const deliveries = subscribers.map((subscriber) => ({ subscriber, job: createDelivery(subscriber) }));
  return {
    jobs: [...deliveries.map(({ job }) => job as Job), removal as Job],
    async append(transaction, type, fact, now = Date.now()) {
      const at = new Date(now);
      for (const listener of within) await listener[type]?.(transaction, { ...fact, at });
      const { companyId, data } = fact;
      await writeFact(transaction, { type, companyId, data }, at);
      for (const { subscriber, job } of deliveries) {
        if (type in subscriber.on) await enqueue(transaction, job, { companyId }, { companyId, key: companyId });
      }
    },
    async start(database, now) {
      const since = sql`(select coalesce(max(${facts.id}), 0) from ${facts})`;
      for (const { name } of subscribers) await database.insert(factSubscribers).values({ name, since }).onConflictDoNothing();
      const time = { at: '03:00', timeZone: 'UTC' };
      await schedule(database, { job: removal, key: 'daily', payload: {}, time, now });
    },
  };
}

const removal = defineJob({
  kind: 'remove old facts',
  payload: v.object({}),
  attempts: 3,
  backOff: { first: 60, most: 3600 },
  leaseSeconds: 120,
  atOnce: 1,
  doing: 'removed old facts',
  async run(_payload, { database, clock }) {
    await database.delete(facts).where(lt(facts.at, new Date(clock() - RETENTION)));
  },
});
