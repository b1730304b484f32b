import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/settings';

const getOfferSettings = (client: ApiClient) => client.call(endpoints.getOfferSettings, { handleLocally: shownByPage });

export const useOfferSettings = () => useRead(getOfferSettings, 'offer-settings', []);

/** Saves the firm's offer settings; the caller shows failures. */
export const putOfferSettings = (client: ApiClient, body: endpoints.OfferSettings) =>
  client.call(endpoints.putOfferSettings, { body, handleLocally: shownByPage });
