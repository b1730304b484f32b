import { putVendorMerge as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';

/** Decides whether two vendor names are one; the caller tells failures itself. */
export const putVendorMerge = (client: ApiClient, body: RequestOf<typeof endpoint>['body']) =>
  client.call(endpoint, { body, silent: true });
