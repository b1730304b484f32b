import { doublePrecision } from 'drizzle-orm/pg-core';
import { bytes, kernelSchema, moment } from '../database/columns';

/** Attempts to guess a secret, counted by target or by client. */
export const throttles = kernelSchema.table('throttles', {
  /** SHA-256 of the kind of secret and of the address, user or client. */
  subject: bytes('subject').primaryKey(),
  /** Fractional, because a client's attempts fade gradually. */
  attempts: doublePrecision('attempts').notNull(),
  blockedUntil: moment('blocked_until'),
  lastAt: moment('last_at').notNull(),
});
