import { getUpload as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** @throws SuiteError `not_found` */
const getUpload = (client: ApiClient, uploadId: string) =>
  client.call(endpoint, { params: { uploadId }, silent: true }).then(({ data }) => data);

export const useUpload = (uploadId: string) => useRead(getUpload, 'upload', uploadId ? [uploadId] : undefined);
