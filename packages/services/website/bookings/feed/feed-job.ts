import type { Network } from '@services/events/ports';
import { personById } from '@services/identity/ports';
import { Failure } from '@suite/kernel/errors/failure';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { MAX_DAYS_AHEAD } from '../contract/terms';
import { busyTimes, calendars } from '../schema';
import { fetchFeed } from './fetch-feed';
import { type FeedTimes, readFeed } from './read-feed';

/** Milliseconds between two reads of a feed. */
const PAUSE = 30 * 60_000;

const payload = v.object({ calendarId: v.string() });

export const feedPurpose = (calendarId: string): string => `feed of the calendar ${calendarId}`;

/** Reads when a calendar's owner is busy, repeatedly until the feed is removed. */
export function createFeedJob({ sealing }: Pick<Kernel, 'sealing'>, network: Network): Job<typeof payload> {
  const job: Job<typeof payload> = defineJob({
    kind: 'read busy times',
    payload,
    attempts: 20,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 120,
    atOnce: 2,
    doing: 'read the calendar feed',
    async run({ calendarId }, { database, clock, signal }) {
      const isIt = eq(calendars.id, calendarId);
      const [before] = await database.select().from(calendars).where(isIt);
      const address = before?.feed ? sealing.unseal(feedPurpose(calendarId), before.feed) : undefined;
      if (!before || address === undefined) return;
      const now = clock();
      let times: FeedTimes | undefined;
      let failure: string | null = null;
      try {
        const text = await fetchFeed(new URL(address), network, signal);
        const person = await personById(database, before.userId);
        times = await readFeed({
          text,
          timeZone: before.timeZone,
          email: person?.email,
          from: now - MILLISECONDS_PER_DAY,
          to: now + (MAX_DAYS_AHEAD + 2) * MILLISECONDS_PER_DAY,
        });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        failure = error.message;
      }
      await database.transaction(async (transaction) => {
        const [after] = await transaction.select().from(calendars).where(isIt).for('update');
        // Another feed, which has its own job.
        if (!after?.feed || !before.feed?.equals(after.feed)) return;
        // The last successful read is kept while the feed can't be read.
        const read = times && { feedReadAt: new Date(clock()), feedWarnings: times.warnings };
        await transaction
          .update(calendars)
          .set({ feedFailure: failure, ...read })
          .where(isIt);
        if (times) await transaction.delete(busyTimes).where(eq(busyTimes.calendarId, calendarId));
        if (times?.spans.length) {
          const rows = times.spans.map(({ from, to, isAllDay, zoneName }) => ({
            ...{ calendarId, startsAt: new Date(from), endsAt: new Date(to), isAllDay, zoneName },
          }));
          await transaction.insert(busyTimes).values(rows);
        }
        const { companyId } = after;
        await enqueue(transaction, job, { calendarId }, { companyId, key: calendarId, runAt: clock() + PAUSE });
      });
    },
  });
  return job;
}
