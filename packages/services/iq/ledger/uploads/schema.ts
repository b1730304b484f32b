import { bigint, boolean, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DuplicateCounts } from '../contract/duplicates';
import type { Confirmation } from '../contract/table';
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
    /** The name of a file with invoices whose import it waits for, because it has payments; null otherwise. */
    waitsFor: text('waits_for'),
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    /** Whether the person sends more files. Those with a known header wait for them. */
    moreFollow: boolean('more_follow').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_company').on(table.companyId, table.createdAt)],
);
