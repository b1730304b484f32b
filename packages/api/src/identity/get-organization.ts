import { getOrganization as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';

/** Organization lookup (§7). If it fails, the name becomes undefined; nobody is told. */
export const getOrganization = (client: ApiClient, companyId: string): Promise<string | undefined> =>
  client.call(endpoint, { params: { companyId }, silent: true }).then(
    ({ name }) => name,
    () => undefined,
  );
