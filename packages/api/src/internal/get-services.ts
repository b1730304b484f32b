import { getServices as endpoint } from '@suite/contract/internal';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The state of every service, asked for anew. */
const getServices = (client: ApiClient) => client.call(endpoint, {});

export const useServices = () => useRead(getServices, 'services', []);
