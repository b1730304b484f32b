import { bigint, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Confirmation, UploadState } from '../contract/uploads';
import type { Examination } from '../import/table/examine-table';
import { ledgerSchema } from './database-schema';
import { importRuns } from './import';

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
    runId: uuid('run_id').references(() => importRuns.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_company').on(table.companyId, table.createdAt)],
);

/**
 * Rows of a file that are laid aside until all that belong together are read, wherever in it they stand. Emptied
 * when the run ends.
 */
export const importStagedRows = ledgerSchema.table(
  'import_staged_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    groupKey: text('group_key').notNull(),
    line: integer('line').notNull(),
    /** What was read of the row. */
    entry: jsonb('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.groupKey, table.line] })],
);
