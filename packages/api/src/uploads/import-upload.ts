import { type Confirmation, importUpload as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';

/** Begins the import of an upload as a person has confirmed it. The caller tells failures itself. */
export const importUpload = (client: ApiClient, uploadId: string, body: Confirmation) =>
  client.call(endpoint, { params: { uploadId }, body, silent: true }).then(({ data }) => data);
