import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getPlatformUser as endpoint } from '../contract/tasks';

const getPlatformUser = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** What the person has open in the improvement plan. Not asked for before they belong to a company. */
export const useOwnImprovements = (isInCompany: boolean) =>
  useRead(getPlatformUser, 'improvement-own', isInCompany ? [] : undefined);
