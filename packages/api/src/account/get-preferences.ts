import { getPreferences as endpoint } from '@suite/contract/preferences';
import type { ApiClient } from '../client';

/** How the suite looks and writes for the person, on whatever browser. Nobody is told of a failure. */
export const getPreferences = (client: ApiClient, userId: string) => client.call(endpoint, { params: { userId }, silent: true });
