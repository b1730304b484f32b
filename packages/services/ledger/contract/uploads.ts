/** Files that a person brings into the ledger, and the runs of every import. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, order, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { connectionType } from './firms';
import { paymentTermsDays } from './payment-terms';

/** What the rows of a table are. */
export const tableKind = v.picklist(['invoices', 'invoice-lines', 'payments', 'customers', 'vendor-payments']);
export type TableKind = v.InferOutput<typeof tableKind>;

/**
 * What a column says. `amount` is the total of an invoice, the amount of a line without tax, or what was paid; `total` the
 * invoice's total that each of its lines repeats; `side` says debit or credit of an amount without a sign; `refunded` what
 * was given back of a payment; `exchangeRate` units of the firm's currency for one of the row's, and `inverseRate` the
 * other way around.
 */
export const tableField = v.picklist([
  'customer',
  'customerId',
  'email',
  'number',
  'type',
  'status',
  'date',
  'dueDate',
  'terms',
  'amount',
  'debit',
  'credit',
  'side',
  'total',
  'tax',
  'balance',
  'paid',
  'paidOn',
  'refunded',
  'currency',
  'exchangeRate',
  'inverseRate',
  'item',
  'description',
  'quantity',
  'account',
  'reference',
  'vendor',
]);
export type TableField = v.InferOutput<typeof tableField>;

/** How a column writes days: in the order of day, month and year, or as Excel counts them. */
export const dateOrder = v.picklist(['mdy', 'dmy', 'ymd', 'serial']);
export type DateOrder = v.InferOutput<typeof dateOrder>;

export const decimalMark = v.picklist(['.', ',']);
export type DecimalMark = v.InferOutput<typeof decimalMark>;

/** A calendar day, `2021-03-17`. */
const day = v.pipe(v.string(), v.isoDate());

/** What a column may say that has to be told by a person: what is open, what was paid, or an exchange rate in either direction. */
export const columnLook = v.picklist(['balance', 'payment', 'rate']);

export const guessedColumn = v.object({
  name: v.string(),
  /** Cells of the first rows, blank ones too: those of one row stand at the same place in every column. */
  samples: v.array(v.string()),
  field: v.nullable(tableField),
  /** What all cells of the column allow, the likeliest first: more than one has to be chosen from. Empty unless it holds days. */
  dateOrders: v.array(dateOrder),
  /** The latest of its days in each of these orders, of those that are not to come. */
  latestDays: v.optional(v.record(dateOrder, day), {}),
  decimalMarks: v.array(decimalMark),
  /** Of a column of days: the cells that are blank in rows of invoices that have a date. */
  blanks: v.optional(v.number(), 0),
  /** What a column without a field looks like: it has to be taken for it, or said not to be used. */
  looksLike: v.optional(v.nullable(columnLook), null),
  /** All of its cells are blank. */
  isEmpty: v.optional(v.boolean(), false),
});
export type GuessedColumn = v.InferOutput<typeof guessedColumn>;

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const tableGuess = v.object({
  kind: v.nullable(tableKind),
  /** Whose own export it is; Microsoft Office for any other file (decision 004, "uploads"). */
  connectionType,
  columns: v.array(guessedColumn),
  /** Rows below the header. */
  rows: v.number(),
  /** The day that the title names, or else the latest in the rows, in the likeliest orders; null when there is none. */
  asOf: v.nullable(day),
  /** The day that the title of the file names as its own; null when it names none. */
  titleDay: v.optional(v.nullable(day), null),
  /** Of amounts that name none; the firm's own where `asksCurrency`. */
  currency,
  /** Rows that are credit notes or payments, by the type or a negative amount. */
  credits: v.optional(v.number(), 0),
  /** The latest date of these rows in each order of the column of dates, of those that are not to come. */
  latestCredits: v.optional(v.record(dateOrder, day), {}),
  /** The file does not name its currency, and is written otherwise than the firm's: it has to be said. */
  asksCurrency: v.optional(v.boolean(), false),
  /** What has to be said before it can be imported, in sentences. */
  questions: v.array(v.string()),
  /** What a person should know of how the file was read, in sentences. */
  notices: v.array(v.string()),
});
export type TableGuess = v.InferOutput<typeof tableGuess>;

/**
 * What is paid of invoices whose list does not say: it is not known, which needs no answer; payments of another list tell;
 * or none of them is paid by the as-of date.
 */
export const unlistedPayment = v.picklist(['unknown', 'in-payment-list', 'all-open']);
export type UnlistedPayment = v.InferOutput<typeof unlistedPayment>;

/** What is left of credit notes and payments whose list does not say: nothing, or all of them. */
export const unlistedCredits = v.picklist(['used', 'left']);
export type UnlistedCredits = v.InferOutput<typeof unlistedCredits>;

/** Days after which an invoice is due. */

/** How a person has confirmed or corrected a guess; its columns stand as in the file. */
export const confirmation = v.object({
  kind: tableKind,
  columns: v.pipe(
    v.array(
      v.object({
        field: v.nullable(tableField),
        dateOrder: v.optional(dateOrder),
        decimalMark: v.optional(decimalMark),
        /** Of one that `looksLike` something: somebody said that it is not used. */
        isUnused: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(500),
  ),
  /** Of which day the file is. */
  asOf: day,
  /** Of amounts that the file gives none. */
  currency,
  payment: v.optional(unlistedPayment),
  credits: v.optional(unlistedCredits),
  /** Of invoices without a due date; kept as the firm's. */
  paymentTermsDays: v.optional(paymentTermsDays),
});
export type Confirmation = v.InferOutput<typeof confirmation>;

export const uploadState = v.picklist(['examining', 'waiting', 'importing', 'done', 'failed']);
export type UploadState = v.InferOutput<typeof uploadState>;

export const upload = v.object({
  id,
  fileName: v.string(),
  bytes: v.number(),
  state: uploadState,
  /** Why it failed, with what to do; null otherwise. */
  failure: v.nullable(v.string()),
  /** Of the file, in the examination or the import that is under way or was the last. */
  rowsRead: v.number(),
  bytesRead: v.number(),
  /** Null until the file is examined. */
  guess: v.nullable(tableGuess),
  /** Null until somebody confirmed the guess. */
  confirmation: v.optional(v.nullable(confirmation), null),
  /** Of the import that was started last. */
  runId: v.nullable(id),
  createdAt: v.string(),
});
export type Upload = v.InferOutput<typeof upload>;

export const importCounts = v.object({
  kind: v.string(),
  read: v.number(),
  imported: v.number(),
  skipped: v.number(),
  rejected: v.number(),
});

export const importRun = v.object({
  id,
  source: v.picklist(['quickbooks-online', 'quickbooks-desktop', 'google-sheets', 'microsoft-office', 'xero', 'sample']),
  fileName: v.nullable(v.string()),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
  /** Null until it has ended. */
  milliseconds: v.nullable(v.number()),
  failure: v.nullable(v.string()),
  counts: v.array(importCounts),
  /** When it was undone; absent when it was not. */
  undoneAt: v.optional(v.string()),
  /** The caller may undo it, unless a later import builds on it. */
  mayUndo: v.optional(v.boolean()),
});
export type ImportRun = v.InferOutput<typeof importRun>;

export const rejectedRow = v.object({
  file: v.string(),
  line: v.number(),
  column: v.nullable(v.string()),
  reason: v.string(),
  /** What identifies it in its run, and its cells by column, where it can be corrected and tried again. */
  id: v.optional(v.number()),
  cells: v.optional(v.array(v.string())),
});
export type RejectedRow = v.InferOutput<typeof rejectedRow>;

/** The apps that show what was imported. */
const readers = ['app:iq-onboarding', 'app:iq-settings', 'app:iq-dashboard'] as const;

/** The apps in which a firm's files are imported. */
const setUp = ['app:iq-onboarding', 'app:iq-settings'] as const;

const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

const page = v.object(paged);

/** Begins an upload; the body is the file itself. */
export const startUpload = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads',
  auth: 'bearer',
  right: setUp,
  query: v.object({ fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)) }),
  isFile: true,
  answer: data(upload),
  status: 201,
  failures: { 409: problem, 413: problem, 507: problem },
});

export const getUploads = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads',
  auth: 'bearer',
  right: readers,
  query: page,
  answer: v.object({ uploads: v.array(upload), total: v.number() }),
});

export const getUpload = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  right: readers,
  answer: data(upload),
  failures: { 404: problem },
});

export const importUpload = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}/import',
  auth: 'bearer',
  right: setUp,
  body: confirmation,
  answer: data(upload),
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

export const deleteUpload = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  right: setUp,
  status: 204,
  failures: { 404: problem, 409: problem },
});

export const importSorts = ['startedAt', 'source', 'file', 'read', 'imported', 'rejected', 'duration', 'result'] as const;
export type ImportSort = (typeof importSorts)[number];

/** How a run ended; the worst first, which is how they are sorted. */
export const importResults = ['failed', 'partly', 'running', 'done', 'undone'] as const;
export type ImportResult = (typeof importResults)[number];

/** Found by words of the file's name and of the source. */
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
  answer: v.object({ runs: v.array(importRun), total: v.number() }),
});

export const getImport = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}',
  auth: 'bearer',
  right: readers,
  answer: data(importRun),
  failures: { 404: problem },
});

/** Undoes the import of a file, for its person and administrators: the ledger is as it was before. */
export const undoImport = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/undo',
  auth: 'bearer',
  right: setUp,
  answer: data(importRun),
  failures: { 404: problem, 409: problem },
});

/** `place` is where a row stands in what was read. */
export const rejectedRowSorts = ['place', 'line', 'column', 'reason', 'file'] as const;
export type RejectedRowSort = (typeof rejectedRowSorts)[number];

/** Found by words of their column, reason and file. */
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
  answer: v.object({ rows: v.array(rejectedRow), total: v.number() }),
  failures: { 404: problem },
});

/** Rows that are tried again at once. */
export const MOST_CORRECTED = 100;

/** Imports rejected rows of an uploaded file as a person has corrected them, as an upload of their own. */
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
      v.maxLength(MOST_CORRECTED),
    ),
  }),
  answer: data(upload),
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

export const getRejectedRowsFile = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/imports/{runId}/rejected-rows/csv',
  auth: 'bearer',
  right: readers,
  answerFile: 'text/csv',
  failures: { 404: problem },
});

export const uploadEndpoints = {
  startUpload,
  getUploads,
  getUpload,
  importUpload,
  deleteUpload,
  getImports,
  getImport,
  undoImport,
  getRejectedRows,
  getRejectedRowsFile,
  retryRejectedRows,
};
