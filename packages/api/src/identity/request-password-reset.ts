import { requestPasswordReset as endpoint } from '@suite/contract/identity';
import type { ApiClient } from '../client';

/** Asks for a reset mail (§7). The answer never tells whether the address exists. */
export const requestPasswordReset = (client: ApiClient, email: string) =>
  client.call(endpoint, { body: { email }, silent: true });
