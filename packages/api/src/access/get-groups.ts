import { getGroups as endpoint } from '@suite/contract/access';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** All groups of the company by name. */
const getGroups = (client: ApiClient) => client.call(endpoint, {});

export const useGroups = () => useRead(getGroups, 'groups', []);
