import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DuplicateCounts } from '../contract/duplicates';
import type { Confirmation } from '../contract/table';
import type { UploadState } from '../contract/uploads';
import type { Examination } from '../import/table/examine-table';
import { ledgerSchema } from '../schema/database-schema';
import { importRuns } from '../schema/import';

/** A file that a person brings into the ledger; it lies in the data folder under its id until its import has ended well. */
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
    /** How the file is read, and what its columns are guessed to be; null until it is examined. */
    examination: jsonb('examination').$type<Examination>(),
    /** What a person said of it; null until somebody did. */
    confirmation: jsonb('confirmation').$type<Confirmation>(),
    /** What the import would count twice; null unless it asks. */
    duplicates: jsonb('duplicates').$type<DuplicateCounts>(),
    /** The person who confirmed it; null until somebody did. */
    confirmedBy: uuid('confirmed_by'),
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_company').on(table.companyId, table.createdAt)],
);
