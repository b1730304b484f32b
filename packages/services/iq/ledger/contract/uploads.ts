/** Files that a person brings into the ledger. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { duplicateCounts } from './duplicates';
import { confirmation, tableGuess } from './table';

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
  /** Documents that another source brought already, of those that the import read until it stopped to ask; null unless it asks. */
  duplicates: v.optional(v.nullable(duplicateCounts), null),
  /** Of the import that was started last. */
  runId: v.nullable(id),
  createdAt: v.string(),
});
export type Upload = v.InferOutput<typeof upload>;

/** The apps that show what was imported. */
export const readers = ['app:iq-onboarding', 'app:iq-settings', 'app:iq-dashboard'] as const;

/** The apps in which a firm's files are imported. */
export const setUp = ['app:iq-onboarding', 'app:iq-settings'] as const;

export const data = <T extends v.GenericSchema>(schema: T) => v.object({ data: schema });

const page = v.object(paged);

/** Starts an upload; the body is the file itself. */
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
