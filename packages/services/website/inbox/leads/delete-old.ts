import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { RETENTION_DAYS, SPAM_DAYS } from '../settings';
import { deleteLeads } from './delete-leads';

const payload = v.object({});

/** Deletes unconverted leads at the end of the firm's retention period. */
export const retentionJob = (files: Files) =>
  defineJob({
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
      const isOld = sql`l.client_id is null and l.state <> 'won' and l.last_activity_at < ${now} - interval '1 day' *
        case when l.state = 'spam' then ${SPAM_DAYS}::int
          else coalesce((select s.retention_days from mywebsite_contacts.settings as s where s.company_id = l.company_id), ${RETENTION_DAYS}::int) end`;
      await database.transaction((transaction) => deleteLeads(transaction, files, isOld));
    },
  });

export const scheduleRetention = (database: Database, job: Job<typeof payload>, now: number): Promise<void> =>
  schedule(database, { job, key: 'daily', payload: {}, time: { at: '04:00', timeZone: 'UTC' }, now });
