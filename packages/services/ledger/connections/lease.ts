import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { eq, gt, isNull, lt, or } from 'drizzle-orm';
import { ofOwner } from './of-owner';
import { providerConnections } from './schema';
import type { Owner } from './token-vault';

/** Milliseconds for which whoever reads a connection need not say so again. */
const LEASE = 60_000;
/** How often they do. */
const BEAT = LEASE / 4;

/** Another reads the connection by now, or nobody shall any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** For what is done at the end of a reading: who has lost the lease has nothing left to do. */
export function unlessLost(error: unknown): void {
  if (!(error instanceof LeaseLost)) throw error;
}

export interface Lease {
  id: string;
  /** Aborts when the lease is lost. */
  signal: AbortSignal;
  /** Stops saying that it goes on. */
  stop(): void;
}

/** A lease that ends later than any can was taken by a clock that ran ahead; clocks may differ by as long as a lease. */
export const isFree = (now: Date) => {
  const { lease, leaseUntil } = providerConnections;
  return or(isNull(lease), lt(leaseUntil, now), gt(leaseUntil, new Date(now.getTime() + 2 * LEASE)));
};

/**
 * Takes a connection to read it: of all processes on the database, one at a time. Whoever is killed loses it
 * within a minute. Undefined while another has it.
 */
export async function takeLease(database: Database, owner: Owner, clock: () => number): Promise<Lease | undefined> {
  const id = randomUUID();
  const until = () => new Date(clock() + LEASE);
  const taken = await database
    .update(providerConnections)
    .set({ lease: id, leaseUntil: until() })
    .where(ofOwner(owner, isFree(new Date(clock())), eq(providerConnections.state, 'connected')))
    .returning({ lease: providerConnections.lease });
  if (!taken.length) return undefined;

  const lost = new AbortController();
  const timer = setInterval(() => {
    holdLease(database, owner, { id }, clock).catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort(error);
    });
  }, BEAT);
  timer.unref();
  return { id, signal: lost.signal, stop: () => clearInterval(timer) };
}

/**
 * Says that the reading goes on. In the transaction of a write it keeps one who has lost the lease from writing.
 * @throws LeaseLost
 */
export async function holdLease(database: Database, owner: Owner, { id }: Pick<Lease, 'id'>, clock: () => number): Promise<void> {
  const held = await database
    .update(providerConnections)
    .set({ leaseUntil: new Date(clock() + LEASE) })
    .where(ofOwner(owner, eq(providerConnections.lease, id)))
    .returning({ lease: providerConnections.lease });
  if (!held.length) throw new LeaseLost('another reads this connection');
}
