import { getUpload as endpoint, type Upload } from '@suite/contract/uploads';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** @throws SuiteError `not_found` */
const getUpload = (client: ApiClient, uploadId: string) =>
  client.call(endpoint, { params: { uploadId }, silent: true }).then(({ data }) => data);

/** Milliseconds between two looks at how far the work is. */
const LOOK_EVERY = 1000;

const isUnderWay = ({ state }: Upload) => state === 'examining' || state === 'importing';

/** An upload, followed while it is examined or imported. */
export const useUpload = (uploadId: string) =>
  useRead(getUpload, 'upload', uploadId ? [uploadId] : undefined, {
    readAgain: (upload) => (isUnderWay(upload) ? LOOK_EVERY : 0),
  });
