import type { Endpoint } from '@suite/contract/endpoint';
import { shownByPage } from '@suite/contract/status';
import type { ApiClient } from './client';
import type { RequestOf } from './request-of';

/**
 * Returns the client of a screen. Its calls are bound to the person and company that the screen was rendered for, so that none of
 * them carries another person's token. Unbound while there is no epoch.
 */
export function clientOf(client: ApiClient, epoch: number | undefined): ApiClient {
  if (epoch === undefined) return client;
  return {
    ...client,
    call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => client.call(endpoint, { ...request, epoch }),
  };
}

/** Returns a client whose callers show every failure that a page may show; the error catalogue ignores those. */
export const formClientOf = (client: ApiClient): ApiClient => ({
  ...client,
  call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
    client.call(endpoint, { handleLocally: shownByPage, ...request }),
});
