import { bigint, bigserial, boolean, index, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ConnectionTypeCode } from '../contract/firms';
import type { ImportChanges } from '../contract/import-changes';
import type { Skips, UndoEffect } from '../contract/imports';
import type { Confirmation, TableGuess } from '../contract/table';
import { ledgerSchema } from './database-schema';
import type { LedgerSource } from './ledger';

/** The state of a firm before an import, apart from the rows of its ledger. */
export interface LedgerBefore {
  /** Null before the first import. */
  currency: string | null;
  /** `2026-03-31`; null without metrics. */
  metricsAsOf: string | null;
  connection: { connectionType: ConnectionTypeCode; status: number | null; lastImportAt: string | null };
}

/** What a file lists of the firm's sales. */
export interface ListedSales {
  /** The day of the first invoice. */
  from: string;
  /** The as-of date of the file. */
  asOf: string;
  /** Whether it has only open invoices, so that sales of these days are incomplete. */
  leavesOutPaid: boolean;
  /** Whether it has everything that is open on its as-of date; always true for a list with paid invoices. */
  hasAllOpen: boolean;
}

/** Ids of the last documents of each kind. */
export type LastIds = Record<'invoices' | 'credit notes' | 'payments' | 'bills' | 'vendor payments', number>;

/** Cells of a row; `numbers` are the positions that the spreadsheet itself marks as numbers. */
export interface StoredRow {
  cells: readonly string[];
  numbers?: readonly number[] | undefined;
}

/** A run that reads a source into the ledger. */
export const importRuns = ledgerSchema.table(
  'import_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The number by which rows of the ledger refer to the run. */
    number: bigint('number', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    source: text('source').notNull().$type<LedgerSource>(),
    /** Name of the file; null for a connection. */
    fileName: text('file_name'),
    /** The hash of a file's source and the names of its columns; null for anything else. */
    headerKey: text('header_key'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null while the run is active, and forever when its process ended first. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Why it didn't finish, in a sentence; null otherwise. */
    failure: text('failure'),
    /** What a person should know about imported rows, in sentences. */
    notices: text('notices').array().notNull().default([]),
    /** How far the run has come, so that it can be resumed; its content is up to the connector. */
    cursor: jsonb('cursor'),
    /** The last documents in the ledger before the run: those that it adds have higher ids. */
    lastIds: jsonb('last_ids').$type<LastIds>(),
    /** The person who confirmed the file; null for a connection and the command line. */
    startedBy: uuid('started_by'),
    /**
     * State of the firm before the import of a file, apart from the rows of the ledger; null when the import cannot be undone.
     */
    before: jsonb('before').$type<LedgerBefore>(),
    /** What a file lists of the firm's sales; null for a connection, and for files without invoices. */
    listedSales: jsonb('listed_sales').$type<ListedSales>(),
    /** What the run changed; null if it did not finish, and for files of customers. */
    changes: jsonb('changes').$type<ImportChanges>(),
    /** What undoing the import of a file does; null if it did not finish, and for a connection. */
    undoEffects: jsonb('undo_effects').$type<UndoEffect[]>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('import_runs_company').on(table.companyId, table.startedAt)],
);

const runId = () =>
  uuid('run_id')
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' });

export const importCounts = ledgerSchema.table(
  'import_counts',
  {
    runId: runId(),
    kind: text('kind').notNull(),
    /** Position of the kind among those of the run. */
    place: integer('place').notNull(),
    read: integer('read').notNull(),
    imported: integer('imported').notNull(),
    skipped: integer('skipped').notNull(),
    /** Number of skipped rows by reason. */
    skips: jsonb('skips').notNull().default({}).$type<Skips>(),
    rejected: integer('rejected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind] })],
);

export const importRejections = ledgerSchema.table(
  'import_rejections',
  {
    /** Ascending in the order of reading. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: runId(),
    /** Name of the file, or the provider's name for what was read. */
    file: text('file').notNull(),
    line: integer('line').notNull(),
    /** Null when the whole row is rejected. */
    column: text('column_name'),
    reason: text('reason').notNull(),
    /** Its cells when the row can be corrected and retried alone; null otherwise. */
    row: jsonb('row').$type<StoredRow>(),
  },
  (table) => [index('import_rejections_run').on(table.runId, table.id)],
);

/**
 * Rows of the ledger before the import of a file changed or removed them. Triggers on the tables save them
 * (`0001_keep_originals.sql`), so that the import can be undone.
 */
export const importOriginals = ledgerSchema.table(
  'import_originals',
  {
    runId: runId(),
    /** A table in the database schema `ledger`. */
    tableName: text('table_name').notNull(),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    original: jsonb('original').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.tableName, table.rowId] })],
);

/**
 * The rows that a run has met and not written, by kind and id. Together with the written rows, they identify repeated ids and
 * distinguish lines of skipped invoices from lines of unknown ones. Emptied when the run ends.
 */
export const importSightings = ledgerSchema.table(
  'import_sightings',
  {
    runId: runId(),
    kind: text('kind').notNull(),
    sourceId: text('source_id').notNull(),
    /** Whether the row is rightly missing from the ledger. */
    leftOut: boolean('left_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.sourceId] })],
);

/** Rows of a file, staged until all rows that belong together are read. Emptied when the run ends. */
export const importStagedRows = ledgerSchema.table(
  'import_staged_rows',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    groupKey: text('group_key').notNull(),
    line: integer('line').notNull(),
    entry: jsonb('entry').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.groupKey, table.line] })],
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
