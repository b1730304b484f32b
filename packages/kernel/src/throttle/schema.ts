import { doublePrecision } from 'drizzle-orm/pg-core';
import { bytes, kernelSchema, moment } from '../database/columns';

/** Attempts at a secret, counted by target or by client. */
export const throttles = kernelSchema.table('throttles', {
  /** SHA-256 of the kind of secret and of the address, user or client. */
  subject: bytes('subject').primaryKey(),
  /** With fractions, because a client's fade little by little. */
  attempts: doublePrecision('attempts').notNull(),
  blockedUntil: moment('blocked_until'),
  lastAt: moment('last_at').notNull(),
});
