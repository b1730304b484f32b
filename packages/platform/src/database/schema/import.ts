import { bigserial, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './identity';
import type { LedgerSource } from './ledger';

/** One reading of a source into the ledger. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    source: text('source').notNull().$type<LedgerSource>(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null while it runs, and for ever when it did not come to its end. */
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('import_runs_company').on(table.companyId, table.startedAt)],
);

const runId = () =>
  uuid('run_id')
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' });

/** What became of the rows of a kind. */
export const importCounts = pgTable(
  'import_counts',
  {
    runId: runId(),
    kind: text('kind').notNull(),
    read: integer('read').notNull(),
    imported: integer('imported').notNull(),
    skipped: integer('skipped').notNull(),
    rejected: integer('rejected').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind] })],
);

/** A row that could not be imported. */
export const importRejections = pgTable(
  'import_rejections',
  {
    /** In the order of reading. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    runId: runId(),
    file: text('file').notNull(),
    line: integer('line').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('import_rejections_run').on(table.runId, table.id)],
);

/**
 * The rows that a run has met so far, by their id at the source: tells a second row with the same
 * id, and a line of an invoice that was left out from a line of none. Emptied when the run ends.
 */
export const importSightings = pgTable(
  'import_sightings',
  {
    runId: runId(),
    file: text('file').notNull(),
    sourceId: text('source_id').notNull(),
    line: integer('line').notNull(),
    /** The row is rightly not in the ledger. */
    leftOut: boolean('left_out').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.file, table.sourceId] })],
);
