import { moment } from '@services/identity/schema/identity';
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Jobs under way that the next start of the platform takes up again; whoever finishes or fails one removes its row. */
export const jobAttempts = pgTable('job_attempts', {
  job: text('job').primaryKey(),
  attempts: integer('attempts').notNull(),
  /** How far the attempts got, in whatever the job counts. */
  reached: bigint('reached', { mode: 'number' }).notNull().default(0),
  lastAt: moment('last_at').notNull(),
});
