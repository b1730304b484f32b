import { getLastErrors as endpoint } from '@suite/contract/internal';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** What the platform failed at lately, newest first. */
const getLastErrors = (client: ApiClient) => client.call(endpoint, {});

export const useLastErrors = () => useRead(getLastErrors, 'last-errors', []);
