import { getOwnMembership as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The person as the firm sees them. @throws SuiteError `not_found` before there is a firm */
export const getOwnMembership = (client: ApiClient) => client.call(endpoint, { silent: true });

export const useOwnMembership = () => useRead(getOwnMembership, 'own-membership', []);
