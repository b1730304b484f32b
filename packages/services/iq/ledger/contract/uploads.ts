/** Files that a person imports into the ledger. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { duplicateCounts } from './duplicates';
import { encoding } from './encodings';
import { choiceResult, confirmation, tableGuess } from './table';

export const uploadState = v.picklist(['examining', 'waiting', 'importing', 'done', 'failed']);
export type UploadState = v.InferOutput<typeof uploadState>;

/** An imported file, and when its import finished. */
export const earlierFile = v.object({ fileName: v.string(), importedAt: v.string() });
export type EarlierFile = v.InferOutput<typeof earlierFile>;

export const upload = v.object({
  id,
  fileName: v.string(),
  bytes: v.number(),
  state: uploadState,
  /** Why the upload failed, and what to do; null otherwise. */
  failure: v.nullable(v.string()),
  /** The rows and bytes of the file read in the current or last examination or import. */
  rowsRead: v.number(),
  bytesRead: v.number(),
  /** Null until the file is examined. */
  guess: v.nullable(tableGuess),
  /** Null until someone has confirmed the guess. */
  confirmation: v.optional(v.nullable(confirmation), null),
  /**
   * Counts of documents that another source already imported, among those read until the import stopped to ask; null unless it
   * asks.
   */
  duplicates: v.optional(v.nullable(duplicateCounts), null),
  /** The earlier file with the same columns whose answers were used without a question; null if a person confirmed this file. */
  readLike: v.optional(v.nullable(earlierFile), null),
  /**
   * The name of a file with invoices that waits for answers. This one has payments and is imported after it, or when a person
   * says so; null otherwise.
   */
  waitsFor: v.optional(v.nullable(v.string()), null),
  /** The last started import. */
  runId: v.nullable(id),
  createdAt: v.string(),
});
export type Upload = v.InferOutput<typeof upload>;

/** The apps that show what was imported. */
export const readers = ['app:iq-onboarding', 'app:iq-settings', 'app:iq-dashboard'] as const;

/** The apps that import a firm's files. */
export const setUp = ['app:iq-onboarding', 'app:iq-settings'] as const;

export const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

const page = v.object(paged);

/** Creates an upload. The body is the file itself. With `more`, files with a known header wait for those that are still to come. */
export const startUpload = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads',
  auth: 'bearer',
  right: setUp,
  query: v.object({
    fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
    /** `true` if the person sends more files after this one. */
    more: v.optional(v.literal('true')),
  }),
  isFile: true,
  response: data(upload),
  status: 201,
  failures: { 409: problem, 413: problem, 507: problem },
});

/** Returns a page of the company's uploads, newest first. */
export const getUploads = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads',
  auth: 'bearer',
  right: readers,
  query: page,
  response: v.object({ uploads: v.array(upload), total: v.number() }),
});

export const getUpload = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  right: readers,
  response: data(upload),
  failures: { 404: problem },
});

export const importUpload = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}/import',
  auth: 'bearer',
  right: setUp,
  body: confirmation,
  response: data(upload),
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Returns what an upload would give with each of several confirmations, by its rows or by the first of them. */
export const compareChoices = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}/choices',
  auth: 'bearer',
  right: setUp,
  body: v.object({ confirmations: v.pipe(v.array(confirmation), v.minLength(1), v.maxLength(24)) }),
  response: data(v.object({ rows: v.number(), isWhole: v.boolean(), results: v.array(choiceResult) })),
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Examines an uploaded text file again, in another encoding than the detected one. */
export const examineUpload = endpoint({
  method: 'POST',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}/examine',
  auth: 'bearer',
  right: setUp,
  body: v.object({ encoding }),
  response: data(upload),
  status: 202,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** Discards an upload. What it imported stays. */
export const deleteUpload = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/uploads/{uploadId}',
  auth: 'bearer',
  right: setUp,
  status: 204,
  failures: { 404: problem, 409: problem },
});
