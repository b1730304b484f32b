import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/media';

/** Timeout of an upload in milliseconds: the server creates nine pictures from it. */
const TIMEOUT = 120_000;

export const uploadMedium = (client: ApiClient, file: File) =>
  client.call(endpoints.uploadMedium, { query: { fileName: file.name }, file, timeout: TIMEOUT, handleLocally: shownByPage });
