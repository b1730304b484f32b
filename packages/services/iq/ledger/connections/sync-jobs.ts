import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Connecting } from './connecting';
import { endRun } from './end-run';
import { lastNight } from './next-sync';
import { ofOwner } from './of-owner';
import { providerConnections } from './schema';
import { syncConnection } from './sync-connection';
import { enqueueSync, syncQueue } from './sync-queue';

/** Creates the jobs that sync connections each night, on demand and after an interruption. */
export function createSyncJobs(connecting: Connecting) {
  const { database, clock, connectors, syncHour } = connecting;

  const sync = defineJob({
    ...syncQueue,
    async run(owner, context) {
      const connector = connectors.get(owner.connectionType);
      const [row] = await database.select({ state: providerConnections.state }).from(providerConnections).where(ofOwner(owner));
      if (connector && row?.state === 'connected') await syncConnection(connecting, connector, owner, context);
    },
    async onGiveUp(transaction, owner, failure) {
      const [row] = await transaction.select().from(providerConnections).where(ofOwner(owner));
      if (!row) return;
      await transaction.update(providerConnections).set({ failure }).where(ofOwner(owner));
      await endRun(transaction, row, failure, new Date(clock()));
    },
  });

  const night = defineJob({
    kind: 'start syncs of the night',
    payload: v.object({}),
    attempts: 8,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 1,
    doing: 'started the syncs of the night',
    async run() {
      const { companyId, connectionType, state } = providerConnections;
      const owners = await database
        .select({ companyId, connectionType })
        .from(providerConnections)
        .where(and(eq(state, 'connected'), inArray(connectionType, [...connectors.keys()])));
      for (const owner of owners) await enqueueSync(database, owner, lastNight(owner, syncHour, clock()));
    },
  });

  return {
    all: [sync, night] as unknown as Job[],
    async start(): Promise<void> {
      const time = { at: `${String(syncHour).padStart(2, '0')}:00`, timeZone: 'UTC' };
      if (connectors.size) await schedule(database, { job: night, key: 'daily', payload: {}, time, now: clock() });
    },
  };
}
