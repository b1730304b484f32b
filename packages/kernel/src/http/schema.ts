import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, kernelSchema, moment } from '../database/columns';

/** Responses to writes with an Idempotency-Key. */
export const idempotencyKeys = kernelSchema.table(
  'idempotency_keys',
  {
    /** The user's id; empty for calls without a sign-in. */
    caller: text('caller').notNull(),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** The company's id, the method, and the URL with its query. */
    target: text('target').notNull(),
    /** SHA-256 of the key and the request body: without the key, a password in the body cannot be guessed. */
    bodyHash: bytes('body_hash').notNull(),
    status: integer('status'),
    /** Encrypted with the key, because responses may contain secrets. */
    answer: bytes('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash, table.target] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
