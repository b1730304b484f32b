import { getOwnRequests as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

const getOwnRequests = (client: ApiClient) => client.call(endpoint, { silent: true });

/** The person's own requests for apps, the latest first; none are read before there is a company. */
export const useOwnRequests = (companyId: string) => useRead(getOwnRequests, 'own-requests', companyId ? [] : undefined);
