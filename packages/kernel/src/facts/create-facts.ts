import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database';
import { defineJob, type Job } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import { schedule } from '../jobs/schedule';
import { writeFact } from './append-fact';
import { createDelivery, type Subscriber } from './deliver-facts';
import { factSubscribers, facts } from './schema';

/** Milliseconds for which facts are kept. */
const KEPT = 90 * 24 * 3_600_000;

/**
 * What happens, by its type. Each service adds its own:
 *
 *     declare module '@suite/kernel/facts/create-facts' {
 *       interface FactTypes {
 *         'person.joined': { userId: string };
 *       }
 *     }
 *
 * The data is what a subscriber cannot look up: ids, not copies of rows, and no secrets.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services add to it
export interface FactTypes {}

/** A fact as it becomes true. */
export interface FactOf<Type extends keyof FactTypes> {
  companyId: string;
  data: FactTypes[Type];
}

/** What a service does in the transaction of the fact: both are committed, or neither. */
export type Within = {
  [Type in keyof FactTypes]?: (transaction: Database, fact: FactOf<Type> & { at: Date }) => Promise<void>;
};

interface Options {
  /** What services do at once, each in turn. */
  within: readonly Within[];
  /** Services that receive facts after the commit. */
  subscribers: readonly Subscriber[];
}

export interface Facts {
  /**
   * Says what became true, in the transaction that made it true; as its last statement, because the company's other facts
   * wait for its end.
   * @param now milliseconds since 1970
   */
  append<Type extends keyof FactTypes>(transaction: Database, type: Type, fact: FactOf<Type>, now?: number): Promise<void>;
}

/** The facts of a host, which passes them on to its services. */
export interface HostFacts extends Facts {
  /** Tells subscribers, and removes old facts: for the queue of jobs. */
  jobs: readonly Job[];
  /** Call it before the first fact is appended: subscribers receive the facts from then on. */
  start(database: Database, now: number): Promise<void>;
}

/** How services tell each other what happened: each company's facts in their order (decision 021). */
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
    await database.delete(facts).where(lt(facts.at, new Date(clock() - KEPT)));
  },
});
