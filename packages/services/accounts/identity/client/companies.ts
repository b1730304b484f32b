import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/identity';

/** Organization lookup (§7). If it fails, the name becomes undefined; nobody is told. */
export const getOrganization = (client: ApiClient, companyId: string): Promise<string | undefined> =>
  client.call(endpoints.getOrganization, { params: { companyId }, handleLocally: shownByPage }).then(
    ({ name }) => name,
    () => undefined,
  );

/** A company of the caller (§7). */
const getCompany = (client: ApiClient, companyId: string) =>
  client.call(endpoints.getCompany, { params: { companyId }, handleLocally: shownByPage });

export const useCompany = (companyId: string) => useRead(getCompany, 'company', companyId ? [companyId] : undefined);

/** The caller's companies with their segments (§7). */
export const getUserCompanies = (client: ApiClient, userId: string) =>
  client.call(endpoints.getUserCompanies, { params: { userId }, query: { include: 'segments' } });

export const useUserCompanies = (userId: string) =>
  useRead(getUserCompanies, 'user-companies', userId ? [userId] : undefined, { keepAs: endpoints.getUserCompanies.answer });
