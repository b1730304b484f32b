import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
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
