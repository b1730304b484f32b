import { getDefinitions as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** What each figure is: formula and rows. */
const getDefinitions = (client: ApiClient) => client.call(endpoint, { silent: true });

export const useDefinitions = () => useRead(getDefinitions, 'definitions', []);
