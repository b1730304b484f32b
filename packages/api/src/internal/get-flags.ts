import { getFlags as endpoint } from '@suite/contract/internal';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** Every feature flag with its value in each environment. */
const getFlags = (client: ApiClient) => client.call(endpoint, {});

export const useFlags = () => useRead(getFlags, 'flags', []);
