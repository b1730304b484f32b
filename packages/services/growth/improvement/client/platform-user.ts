import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import { getPlatformUser as endpoint } from '../contract/tasks';

const getPlatformUser = (client: ApiClient) => client.call(endpoint, { handleLocally: shownByPage });

/** Returns the person's open tasks of the improvement plan. Does not request anything before they belong to a company. */
export const useOwnImprovements = (isInCompany: boolean) =>
  useRead(getPlatformUser, 'improvement-own', isInCompany ? [] : undefined);
