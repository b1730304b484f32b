import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/firm';

/** Adds or removes a vendor as a favorite. The caller shows failures. */
export const setFavorite = (client: ApiClient, vendorId: string, isFavorite: boolean) =>
  client.call(isFavorite ? endpoints.putFavorite : endpoints.deleteFavorite, {
    params: { vendorId },
    handleLocally: shownByPage,
  });
