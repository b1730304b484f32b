import { bigint, boolean, index, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DuplicateCounts } from '../contract/duplicates';
import type { Confirmation, TableGuess } from '../contract/table';
import type { EarlierFile, UploadState } from '../contract/uploads';
import type { Examination } from '../import/table/examine-table';
import { ledgerSchema } from '../schema/database-schema';
import { importRuns } from '../schema/import';

/** A file that a person uploads into the ledger; it is in the data folder under its id until its import succeeds. */
export const uploads = ledgerSchema.table(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id').notNull(),
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state').notNull().$type<UploadState>(),
    /** Why it failed, in a sentence; null otherwise. */
    failure: text('failure'),
    rowsRead: bigint('rows_read', { mode: 'number' }).notNull().default(0),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    /** How the file is read, and the guessed fields of its columns; null until it is examined. */
    examination: jsonb('examination').$type<Examination>(),
    /** How a person confirmed it; null until then. */
    confirmation: jsonb('confirmation').$type<Confirmation>(),
    /** Records that the import would count twice; null unless it asks about them. */
    duplicates: jsonb('duplicates').$type<DuplicateCounts>(),
    /** The person who confirmed it; null until then. */
    confirmedBy: uuid('confirmed_by'),
    /** The person who sent the file; null for corrected rows. */
    uploadedBy: uuid('uploaded_by'),
    /** The earlier file whose answers were used; null if a person confirmed this file. */
    readLike: jsonb('read_like').$type<EarlierFile>(),
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    /** Whether the person sends more files. Those with a known header wait for them. */
    moreFollow: boolean('more_follow').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_company').on(table.companyId, table.createdAt)],
);

/**
 * How files with a certain header are read: the confirmation of the last one that was imported, and the guess that it confirmed.
 * The next file with this header is imported the same way, unless its contents contradict that. Undoing the import removes it.
 */
export const knownHeaders = ledgerSchema.table(
  'known_headers',
  {
    companyId: uuid('company_id').notNull(),
    /** The hash of the source and the names of the columns. */
    headerKey: text('header_key').notNull(),
    confirmation: jsonb('confirmation').notNull().$type<Confirmation>(),
    guess: jsonb('guess').notNull().$type<TableGuess>(),
    /** Whether a person entered an as-of date that the file does not show. */
    asksAsOf: boolean('asks_as_of').notNull(),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.headerKey] }), index('known_headers_run').on(table.runId)],
);
