import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/identity';

/** Looks up the organization (§7). If that fails, the name becomes undefined and no error is shown. */
export const getOrganization = (client: ApiClient, companyId: string): Promise<string | undefined> =>
  client.call(endpoints.getOrganization, { params: { companyId }, handleLocally: shownByPage }).then(
    ({ name }) => name,
    () => undefined,
  );
