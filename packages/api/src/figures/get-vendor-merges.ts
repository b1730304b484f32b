import { getVendorMerges as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Vendor names that may be one, with what was decided of them. */
const getVendorMerges = (client: ApiClient) => client.call(endpoint, { silent: true });

export const useVendorMerges = () => useRead(getVendorMerges, 'vendor-merges', []);
