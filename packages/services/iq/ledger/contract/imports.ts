/** The runs of all imports, and their rejected rows. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { data, readers, setUp, upload } from './uploads';

/**
 * Why rows are skipped: they are unchanged, the ledger has a later state, they are void or drafts, they belong to a document that
 * is left out, they have
 * no amount, or the ledger has them from another source.
 */
export const skipReasons = ['unchanged', 'older', 'gone', 'left-out', 'zero', 'duplicate'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Number of skipped rows by reason. */
const skips = v.partial(v.object(v.entriesFromList(skipReasons, v.number())));
export type Skips = v.InferOutput<typeof skips>;

export const importCounts = v.object({
  kind: v.string(),
  read: v.number(),
  imported: v.number(),
  skipped: v.number(),
  /** Absent from sources that do not say why. */
  skips: v.optional(skips),
  rejected: v.number(),
});

/** What undoing an import does to the records of one kind. */
export const undoEffect = v.object({
  kind: v.picklist(['invoices', 'credit notes', 'payments', 'vendor payments', 'customers', 'vendors']),
  /** The number of records that the import added. */
  removed: v.number(),
  /** The number of records that the import changed or removed. */
  changedBack: v.number(),
});
export type UndoEffect = v.InferOutput<typeof undoEffect>;

export const importRun = v.object({
  id,
  source: v.picklist(['quickbooks-online', 'quickbooks-desktop', 'google-sheets', 'microsoft-office', 'xero', 'sample']),
  fileName: v.nullable(v.string()),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
  /** Null until the run has ended. */
  milliseconds: v.nullable(v.number()),
  failure: v.nullable(v.string()),
  counts: v.array(importCounts),
  /** Sentences on rows that were imported but need attention. */
  notices: v.optional(v.array(v.string()), []),
  /** When the import was undone; absent if it was not. */
  undoneAt: v.optional(v.string()),
  /** Whether the caller may undo it, unless a later import builds on it. */
  mayUndo: v.optional(v.boolean()),
  /** What undoing it does, without kinds that stay as they are; absent if it did not finish. */
  undoEffects: v.optional(v.array(undoEffect)),
});
export type ImportRun = v.InferOutput<typeof importRun>;

export const rejectedRow = v.object({
  file: v.string(),
  line: v.number(),
  column: v.nullable(v.string()),
  reason: v.string(),
  /** The row's id in its run and its cells by column. Only present for rows that can be corrected and retried. */
  id: v.optional(v.number()),
  cells: v.optional(v.array(v.string())),
});
export type RejectedRow = v.InferOutput<typeof rejectedRow>;

export const importSorts = ['startedAt', 'source', 'file', 'read', 'imported', 'rejected', 'duration', 'result'] as const;
export type ImportSort = (typeof importSorts)[number];

/** The results of a run, worst first, which is their sort order. */
export const importResults = ['failed', 'partly', 'running', 'done', 'undone'] as const;
export type ImportResult = (typeof importResults)[number];

/** Returns import runs, found by words of the file name or source. */
export const getImports = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports',
  auth: 'bearer',
  right: readers,
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    result: v.optional(v.picklist(importResults)),
    sort: v.optional(v.picklist(importSorts), 'startedAt'),
    order: v.optional(order, 'descending'),
  }),
  response: v.object({ runs: v.array(importRun), total: v.number() }),
});

export const getImport = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}',
  auth: 'bearer',
  right: readers,
  response: data(importRun),
  failures: { 404: problem },
});

/** Undoes the import of a file and restores the earlier ledger. For the person who made the import and for administrators. */
export const undoImport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/undo',
  auth: 'bearer',
  right: setUp,
  response: data(importRun),
  failures: { 404: problem, 409: problem },
});

/** `place` is the position of a row in its source. */
export const rejectedRowSorts = ['place', 'line', 'column', 'reason', 'file'] as const;
export type RejectedRowSort = (typeof rejectedRowSorts)[number];

/** Returns rejected rows, found by words of their column, reason or file. */
export const getRejectedRows = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/rejected-rows',
  auth: 'bearer',
  right: readers,
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    sort: v.optional(v.picklist(rejectedRowSorts), 'place'),
    order: v.optional(order, 'ascending'),
  }),
  response: v.object({ rows: v.array(rejectedRow), total: v.number() }),
  failures: { 404: problem },
});
export type RejectedRowsQuery = v.InferInput<typeof getRejectedRows.query>;

/** The maximum number of rows that can be retried at once. */
export const MAX_CORRECTED = 100;

/** Imports corrected rows of an uploaded file as a new upload. */
export const retryRejectedRows = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/rejected-rows/retry',
  auth: 'bearer',
  right: setUp,
  body: v.object({
    rows: v.pipe(
      v.array(v.object({ id: v.number(), cells: v.pipe(v.array(v.pipe(v.string(), v.maxLength(5000))), v.maxLength(501)) })),
      v.minLength(1),
      v.maxLength(MAX_CORRECTED),
    ),
  }),
  response: data(upload),
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Returns all rejected rows of an import as CSV. */
export const getRejectedRowsFile = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/rejected-rows/csv',
  auth: 'bearer',
  right: readers,
  responseFile: 'text/csv',
  failures: { 404: problem },
});
