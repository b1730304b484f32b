import type { Database } from '@suite/kernel/database/database';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { publishDraft } from '../pages/write-page';
import { pages, publications, sites } from '../schema';
import { changeSite, requestPublication } from './request';

export const scheduled = { kind: 'publish scheduled pages', payload: v.object({ companyId: v.string() }) };

const settings = { attempts: 20, backOff: { first: 30, most: 3600 }, leaseSeconds: 60, atOnce: 1, isHarmless: true } as const;

/** Publishes a company's pages whose scheduled time has come, as they were when they were scheduled. */
export const scheduledJob = (wakeJobs: () => void) =>
  defineJob({
    ...{ ...scheduled, ...settings },
    doing: 'published scheduled pages',
    async run({ companyId }, { database, clock }) {
      await database.transaction(async (transaction) => {
        const due = await transaction
          .select()
          .from(pages)
          .where(and(eq(pages.companyId, companyId), isNull(pages.deletedAt), lte(pages.scheduledFor, new Date(clock()))))
          .orderBy(asc(pages.scheduledFor))
          .for('update');
        if (due.length === 0) return;
        await changeSite(transaction, { companyId, name: due[0]?.updatedBy ?? '', now: clock() }, async () => {
          for (const { id, scheduled, scheduledVersion } of due)
            if (scheduled && scheduledVersion)
              await publishDraft(transaction, { id, content: scheduled, version: scheduledVersion }, clock());
        });
      });
      wakeJobs();
    },
  });

const nothing = v.object({});

/** Publishes every website again once a day, so that past dates leave the calendar and changed services appear. */
export const refreshJob = (wakeJobs: () => void) =>
  defineJob({
    ...settings,
    kind: 'refresh websites',
    payload: nothing,
    doing: 'published websites again',
    async run(_, { database, clock }) {
      const shown = await database.select().from(sites).where(isNotNull(sites.publicationId));
      for (const { companyId, publicationId } of shown) {
        const rows = await database.select().from(publications).where(eq(publications.companyId, companyId));
        const current = rows.find(({ id }) => id === publicationId);
        // Somebody restored an earlier publication on purpose.
        if (rows.some(({ number, state }) => state === 'done' && number > (current?.number ?? 0))) continue;
        await database.transaction((transaction) =>
          requestPublication(transaction, { companyId, name: 'Daily update', now: clock() }),
        );
      }
      wakeJobs();
    },
  });

/** At 11:00 UTC the day has started in all of the United States. */
export const scheduleRefresh = (database: Database, job: Job<typeof nothing>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '11:00', timeZone: 'UTC' }, now });
