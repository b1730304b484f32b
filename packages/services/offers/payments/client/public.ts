import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { PublicBilling } from '../contract/public';
import * as endpoints from '../contract/public';

const getPublicBilling = (client: ApiClient, token: string, _state: 'open' | 'accepted') =>
  client.call(endpoints.getPublicBilling, { params: { token }, handleLocally: shownByPage });

/**
 * What the client has to pay, and how; nothing is read while the argument is `undefined`. It is cached by the state of the
 * proposal, so that data from before an acceptance is not shown after it.
 * @param readAgain milliseconds to the next read, 0 for none
 */
export const usePublicBilling = (
  token: string | undefined,
  state: 'open' | 'accepted',
  readAgain?: (billing: PublicBilling) => number,
) => useRead(getPublicBilling, 'public-billing', token === undefined ? undefined : [token, state], readAgain && { readAgain });

/** Opens the provider's page; the caller shows failures. */
export const openCheckout = (client: ApiClient, token: string, body: RequestOf<typeof endpoints.openCheckout>['body']) =>
  client.call(endpoints.openCheckout, { params: { token }, body, handleLocally: shownByPage });

const returnFromCheckout = (client: ApiClient, token: string) =>
  client.call(endpoints.returnFromCheckout, { params: { token }, handleLocally: shownByPage });

/** Asks the server to check what the client did on the provider's page. */
export const useReturn = (token: string) => useRead(returnFromCheckout, 'return', [token]);
