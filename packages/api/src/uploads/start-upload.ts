import { startUpload as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';

/** A file of the largest size over a slow line, in milliseconds. */
const LONGEST = 6 * 60 * 60 * 1000;

/** Sends a file, which is then examined. The caller tells failures itself. @throws SuiteError `too_many_uploads`, `payload_too_large`, `disk_full` */
export const startUpload = (client: ApiClient, file: File, signal: AbortSignal) =>
  client
    .call(endpoint, { query: { fileName: file.name }, file, timeout: LONGEST, signal, silent: true })
    .then(({ data }) => data);
