import { deleteUpload as endpoint } from '@suite/contract/uploads';
import type { ApiClient } from '../client';

/** Puts an upload away; what it brought into the ledger stays. */
export const deleteUpload = (client: ApiClient, uploadId: string) => client.call(endpoint, { params: { uploadId } });
