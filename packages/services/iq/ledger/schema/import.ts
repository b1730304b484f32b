import { bigint, bigserial, boolean, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionTypeCode } from '../contract/firms';
import { ledgerSchema } from './database-schema';
import type { LedgerSource } from './ledger';

/** How a firm stood before an import, beside the rows of its ledger. */
export interface LedgerBefore {
  /** Null before the first import. */
  currency: string | null;
  /** `2026-03-31`; null without metrics. */
  metricsAsOf: string | null;
  connection: { connectionType: ConnectionTypeCode; status: number | null; lastImportAt: string | null };
}

/** Ids of the last documents of each kind. */
export type LastIds = Record<'invoices' | 'credit notes' | 'payments' | 'bills' | 'vendor payments', number>;

/** Cells of a row; `numbers` are the places that a spreadsheet itself knows to be numbers. */
export interface KeptRow {
  cells: readonly string[];
  numbers?: readonly number[] | undefined;
}

/** One reading of a source into the ledger. */
export const importRuns = ledgerSchema.table(
  'import_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** How the ledger's rows name it. */
    number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    source: text('source').notNull().$type<LedgerSource>(),
    /** The file it read; null for a connection. */
    fileName: text('file_name'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null while it runs, and for ever when its process ended before it did. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Why it didn't finish, in a sentence; null otherwise. */
    failure: text('failure'),
    /** What a person should know of rows that it imported, in sentences. */
    notices: text('notices').array().notNull().default([]),
    /** How far it has come, for whoever goes on with it; what it holds is the connector's own. */
    cursor: jsonb('cursor'),
    /** The last documents of the ledger before it: what it adds has a higher id. */
    lastIds: jsonb('last_ids').$type<LastIds>(),
    /** The person who confirmed the file; null for a connection and the command line. */
    startedBy: uuid('started_by'),
    /** What an import of a file met beside the rows of the ledger; null where it cannot be undone. */
    before: jsonb('before').$type<LedgerBefore>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('import_runs_company').on(table.companyId, table.startedAt)],
);

const runId = () =>
  uuid('run_id')
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' });

/** What became of the rows of a kind. */
export const importCounts = ledgerSchema.table(
  'import_counts',
  {
    runId: runId(),
    kind: text('kind').notNull(),
    /** Where the kind stands among those of the run. */
    place: integer('place').notNull(),
    read: integer('read').notNull(),
    imported: integer('imported').notNull(),
    skipped: integer('skipped').notNull(),
    rejected: integer('rejected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind] })],
);

/** A row that could not be imported. */
export const importRejections = ledgerSchema.table(
  'import_rejections',
  {
    /** In the order of reading. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: runId(),
    /** Its file, or the provider's name for what was read. */
    file: text('file').notNull(),
    line: integer('line').notNull(),
    /** Null when it is the row as a whole. */
    column: text('column_name'),
    reason: text('reason').notNull(),
    /** Its cells, where it can be corrected and tried again by itself; null otherwise. */
    row: jsonb('row').$type<KeptRow>(),
  },
  (table) => [index('import_rejections_run').on(table.runId, table.id)],
);

/**
 * Rows of the ledger as they were before the import of a file changed or removed them, kept by triggers of their tables
 * (`0001_keep_originals.sql`), so that the import can be undone.
 */
export const importOriginals = ledgerSchema.table(
  'import_originals',
  {
    runId: runId(),
    /** Of the database schema `ledger`. */
    tableName: text('table_name').notNull(),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    original: jsonb('original').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.tableName, table.rowId] })],
);

/**
 * The rows that a run has met and not written, by their kind and id: with those it wrote they tell a
 * second row of the same id, and a line of an invoice that was left out from a line of none. Emptied
 * when the run ends.
 */
export const importSightings = ledgerSchema.table(
  'import_sightings',
  {
    runId: runId(),
    kind: text('kind').notNull(),
    sourceId: text('source_id').notNull(),
    /** The row is rightly not in the ledger. */
    leftOut: boolean('left_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.sourceId] })],
);

/**
 * Rows of a file, staged until all that belong together are read, wherever they are in it. Emptied when the run ends.
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
