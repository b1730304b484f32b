import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, kernelSchema, moment } from '../database/columns';

/** Answers of writes that had an Idempotency-Key. */
export const idempotencyKeys = kernelSchema.table(
  'idempotency_keys',
  {
    /** The user's id; empty for calls without a sign-in. */
    caller: text('caller').notNull(),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** The company's id, method and address with the query. */
    target: text('target').notNull(),
    /** SHA-256 of the key and the request body: without the key, a password in it cannot be guessed at. */
    bodyHash: bytes('body_hash').notNull(),
    status: integer('status'),
    /** Encrypted under the key: answers may hold secrets. */
    answer: bytes('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.keyHash, table.target] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
