import type { Database } from '@suite/kernel/database/database';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { RETENTION_DAYS, SPAM_DAYS } from '../settings';

const payload = v.object({});

/** Deletes unconverted leads at the end of the firm's retention period. */
export const retentionJob = defineJob({
  kind: 'delete old leads',
  payload,
  attempts: 5,
  backOff: { first: 60, most: 3600 },
  leaseSeconds: 120,
  atOnce: 1,
  isHarmless: true,
  doing: 'deleted old leads',
  async run(_, { database, clock }) {
    const now = sql`${new Date(clock()).toISOString()}::timestamptz`;
    await database.execute(sql`
      delete from mywebsite_contacts.leads as l
      where l.client_id is null and l.state <> 'won' and l.last_activity_at < ${now} - interval '1 day' *
        case when l.state = 'spam' then ${SPAM_DAYS}::int
          else coalesce((select s.retention_days from mywebsite_contacts.settings as s where s.company_id = l.company_id), ${RETENTION_DAYS}::int) end`);
  },
});

export const scheduleRetention = (database: Database, job: Job<typeof payload>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '04:00', timeZone: 'UTC' }, now });
