import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/settings';

const getPaymentSettings = (client: ApiClient) => client.call(endpoints.getPaymentSettings, { handleLocally: shownByPage });

export const usePaymentSettings = () => useRead(getPaymentSettings, 'payment-settings', []);

/** Sets the bank details that clients see; the caller shows failures, as for all calls below. */
export const putBankDetails = (client: ApiClient, body: RequestOf<typeof endpoints.putBankDetails>['body']) =>
  client.call(endpoints.putBankDetails, { body, handleLocally: shownByPage });

export const connectStripe = (client: ApiClient, body: RequestOf<typeof endpoints.connectStripe>['body']) =>
  client.call(endpoints.connectStripe, { body, handleLocally: shownByPage });

export const disconnectStripe = (client: ApiClient) => client.call(endpoints.disconnectStripe, { handleLocally: shownByPage });
