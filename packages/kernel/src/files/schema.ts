import { bigint, index, text, uuid } from 'drizzle-orm/pg-core';
import { kernelSchema, moment } from '../database/columns';

/** Contents in the store, each stored once, however many files refer to it. */
export const storedFiles = kernelSchema.table('stored_files', {
  /** SHA-256 in hexadecimal. */
  hash: text('hash').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  /** Until then it is stored without a reference, because the process that stored it is about to add one. */
  storedUntil: moment('stored_until').notNull(),
});

/** A company's file: a name for stored content. */
export const files = kernelSchema.table(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => storedFiles.hash),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('files_hash').on(table.hash), index('files_company').on(table.companyId)],
);
