import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/clients';

const getDuplicates = (client: ApiClient) => client.call(endpoints.getDuplicates, { handleLocally: shownByPage });

export const useDuplicates = () => useRead(getDuplicates, 'duplicates', []);

/** The caller shows failures. */
export const putDistinct = (client: ApiClient, body: RequestOf<typeof endpoints.putDistinct>['body']) =>
  client.call(endpoints.putDistinct, { body, handleLocally: shownByPage });

/** The caller shows failures. */
export const mergeClients = (client: ApiClient, body: RequestOf<typeof endpoints.mergeClients>['body']) =>
  client.call(endpoints.mergeClients, { body, handleLocally: shownByPage });

/** The caller shows failures. */
export const separateClient = (client: ApiClient, clientId: string) =>
  client.call(endpoints.separateClient, { params: { clientId }, handleLocally: shownByPage });
