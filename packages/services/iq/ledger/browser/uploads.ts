import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useQuery, useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import type { Encoding } from '../contract/encodings';
import type { Confirmation } from '../contract/table';
import type { Upload } from '../contract/uploads';
import * as endpoints from '../contract/uploads';

/** Milliseconds between two polls of the progress. */
const LOOK_EVERY = 1000;

const isUnderWay = ({ state }: Upload) => state === 'examining' || state === 'importing';

/** Polls while one of the uploads is being examined or imported. */
export const useUploads = (query: RequestOf<typeof endpoints.getUploads>['query'] | undefined) =>
  useQuery(endpoints.getUploads, query && { query }, {
    readAgain: ({ uploads }) => (uploads.some(isUnderWay) ? LOOK_EVERY : 0),
  });

/** @throws SuiteError `not_found` */
const getUpload = (client: ApiClient, uploadId: string) =>
  client.call(endpoints.getUpload, { params: { uploadId }, handleLocally: shownByPage }).then(({ data }) => data);

/** Reads an upload, and polls while it is being examined or imported. */
export const useUpload = (uploadId: string) =>
  useRead(getUpload, 'upload', uploadId ? [uploadId] : undefined, {
    readAgain: (upload) => (isUnderWay(upload) ? LOOK_EVERY : 0),
  });

/** The time limit of an upload in milliseconds: enough for a file of the maximum size on a slow connection. */
const LONGEST = 6 * 60 * 60 * 1000;

/**
 * Uploads a file, which is then examined. @param hasMore whether more files follow, among which it is imported in its place. The caller shows failures. @throws SuiteError `too_many_uploads`, `payload_too_large`,
 * `disk_full`
 */
export const startUpload = (client: ApiClient, file: File, hasMore: boolean, signal: AbortSignal) =>
  client
    .call(endpoints.startUpload, {
      query: { fileName: file.name, ...(hasMore && { more: 'true' }) },
      file,
      timeout: LONGEST,
      signal,
      handleLocally: shownByPage,
    })
    .then(({ data }) => data);

/** Reads an uploaded file again in another encoding. The caller shows failures. */
export const examineUpload = (client: ApiClient, uploadId: string, encoding: Encoding) =>
  client
    .call(endpoints.examineUpload, { params: { uploadId }, body: { encoding }, handleLocally: shownByPage })
    .then(({ data }) => data);

const compareChoices = (client: ApiClient, uploadId: string, confirmations: Confirmation[]) =>
  client
    .call(endpoints.compareChoices, { params: { uploadId }, body: { confirmations }, handleLocally: shownByPage })
    .then(({ data }) => data);

/** Reads what an upload would give with each of several confirmations. */
export const useChoiceResults = (uploadId: string, confirmations: Confirmation[]) =>
  useRead(compareChoices, 'choices', confirmations.length ? [uploadId, confirmations] : undefined);

/** Starts the import of an upload that a person confirmed. The caller shows failures. */
export const importUpload = (client: ApiClient, uploadId: string, body: Confirmation) =>
  client.call(endpoints.importUpload, { params: { uploadId }, body, handleLocally: shownByPage }).then(({ data }) => data);
