import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './identity';

/** Jobs under way that the next start of the platform takes up again; whoever finishes or fails one removes its row. */
export const jobAttempts = pgTable('job_attempts', {
  job: text('job').primaryKey(),
  attempts: integer('attempts').notNull(),
  lastAt: moment('last_at').notNull(),
});
