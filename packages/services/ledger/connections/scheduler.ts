import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Connecting } from './connecting';
import { isFree } from './lease';
import { providerConnections } from './schema';
import { syncConnection } from './sync-connection';
import type { Owner } from './token-vault';

/** Milliseconds between two looks for connections that are due. */
const LOOK = 30_000;

/** Milliseconds until the next reading at most: a night, and a day for one that is spread over hours. */
const FARTHEST = 48 * 3_600_000;

/** Connections that one process reads at a time; the rest follow at the next look. */
const AT_ONCE = 4;

interface Job {
  connecting: Connecting;
  inBackground: (job: () => Promise<void>) => void;
  /** Nobody else uses the database: who had a lease when this process started is gone. */
  isAlone: boolean;
}

export interface Scheduler {
  /** Begins to read what is due, now; resolves when that is done. */
  syncDue(): Promise<void>;
  /** Breaks off what is read, so that the next start goes on with it. */
  stop(): void;
}

/** Reads connections when they are due: each night, on demand, and those that broke off. */
export function startScheduler({ connecting, inBackground, isAlone }: Job): Scheduler {
  const { connectors } = connecting;
  const stop = new AbortController();
  const reading = new Set<string>();
  const ready = isAlone && connectors.size ? dropLeases(connecting) : Promise.resolve();

  async function syncDue(): Promise<void> {
    await ready;
    if (stop.signal.aborted) return;
    const room = AT_ONCE - reading.size;
    const due = room > 0 ? await findDue(connecting, room) : [];
    await Promise.all(due.map(read));
  }

  async function read(owner: Owner): Promise<void> {
    const key = `${owner.companyId} ${owner.connectionType}`;
    const connector = connectors.get(owner.connectionType);
    if (!connector || reading.has(key)) return;
    reading.add(key);
    try {
      await syncConnection(connecting, connector, owner, stop.signal);
    } finally {
      reading.delete(key);
    }
  }

  const look = () => inBackground(syncDue);
  const timer = setInterval(look, LOOK);
  timer.unref();
  if (connectors.size) look();
  else clearInterval(timer);
  return {
    syncDue,
    stop() {
      clearInterval(timer);
      stop.abort(new Error('the platform stops'));
    },
  };
}

async function findDue({ database, clock, connectors }: Connecting, limit: number): Promise<Owner[]> {
  const now = new Date(clock());
  const { companyId, connectionType, nextSyncAt, state } = providerConnections;
  // None is planned that far ahead, but by a clock that ran ahead.
  const isDue = or(lte(nextSyncAt, now), gt(nextSyncAt, new Date(now.getTime() + FARTHEST)));
  return database
    .select({ companyId, connectionType })
    .from(providerConnections)
    .where(and(eq(state, 'connected'), isDue, isFree(now), inArray(connectionType, [...connectors.keys()])))
    .orderBy(nextSyncAt)
    .limit(limit);
}

/** Of what a process reads; the session of one that comes by itself goes on at any process. */
async function dropLeases({ database, connectors }: Connecting): Promise<void> {
  await database
    .update(providerConnections)
    .set({ lease: null, leaseUntil: null })
    .where(inArray(providerConnections.connectionType, [...connectors.keys()]));
}
