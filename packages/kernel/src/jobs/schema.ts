import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { kernelSchema, moment } from '../database/columns';

/** Jobs under way that the next start of the platform takes up again; whoever finishes or fails one removes its row. */
export const jobAttempts = kernelSchema.table('job_attempts', {
  job: text('job').primaryKey(),
  attempts: integer('attempts').notNull(),
  /** How far the attempts got, in whatever the job counts. */
  reached: bigint('reached', { mode: 'number' }).notNull().default(0),
  lastAt: moment('last_at').notNull(),
});
