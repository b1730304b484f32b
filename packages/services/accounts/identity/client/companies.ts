import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/identity';

/** Looks up the organization (§7). If that fails, the name becomes undefined and no error is shown. */
export const getOrganization = (client: ApiClient, companyId: string): Promise<string | undefined> =>
  client.call(endpoints.getOrganization, { params: { companyId }, handleLocally: shownByPage }).then(
    ({ name }) => name,
    () => undefined,
  );

/** Returns one of the caller's companies (§7). */
const getCompany = (client: ApiClient, companyId: string) =>
  client.call(endpoints.getCompany, { params: { companyId }, handleLocally: shownByPage });

export const useCompany = (companyId: string) => useRead(getCompany, 'company', companyId ? [companyId] : undefined);

/** Returns the caller's companies with their segments (§7). */
export const getUserCompanies = (client: ApiClient, userId: string) =>
  client.call(endpoints.getUserCompanies, { params: { userId }, query: { include: 'segments' } });

export const useUserCompanies = (userId: string) =>
  useRead(getUserCompanies, 'user-companies', userId ? [userId] : undefined, { keepAs: endpoints.getUserCompanies.answer });
