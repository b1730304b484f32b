import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/firm';

/** Adds or removes a vendor as a favorite. Failures of all calls are shown by their callers. */
export const setFavorite = (client: ApiClient, vendorId: string, isFavorite: boolean) =>
  client.call(isFavorite ? endpoints.putFavorite : endpoints.deleteFavorite, {
    params: { vendorId },
    handleLocally: shownByPage,
  });

export const createPrice = (client: ApiClient, vendorId: string, body: endpoints.PriceEntries) =>
  client.call(endpoints.createVendorPrice, { params: { vendorId }, body, handleLocally: shownByPage });

export const deletePrice = (client: ApiClient, priceId: string) =>
  client.call(endpoints.deleteVendorPrice, { params: { priceId }, handleLocally: shownByPage });

export const putReview = (client: ApiClient, vendorId: string, body: RequestOf<typeof endpoints.putVendorReview>['body']) =>
  client.call(endpoints.putVendorReview, { params: { vendorId }, body, handleLocally: shownByPage });

export const deleteReview = (client: ApiClient, vendorId: string) =>
  client.call(endpoints.deleteVendorReview, { params: { vendorId }, handleLocally: shownByPage });

export const requestIntroduction = (
  client: ApiClient,
  vendorId: string,
  body: RequestOf<typeof endpoints.requestIntroduction>['body'],
) => client.call(endpoints.requestIntroduction, { params: { vendorId }, body, handleLocally: shownByPage });

export const withdrawIntroduction = (client: ApiClient, introductionId: string) =>
  client.call(endpoints.withdrawIntroduction, { params: { introductionId }, handleLocally: shownByPage });

export const moveIntroduction = (
  client: ApiClient,
  introductionId: string,
  body: RequestOf<typeof endpoints.moveIntroduction>['body'],
) => client.call(endpoints.moveIntroduction, { params: { introductionId }, body, handleLocally: shownByPage });

export const putTool = (client: ApiClient, body: RequestOf<typeof endpoints.putTool>['body']) =>
  client.call(endpoints.putTool, { body, handleLocally: shownByPage });

export const putMatch = (client: ApiClient, body: RequestOf<typeof endpoints.putVendorMatch>['body']) =>
  client.call(endpoints.putVendorMatch, { body, handleLocally: shownByPage });

export const adoptVendor = (client: ApiClient, vendorId: string, body: RequestOf<typeof endpoints.adoptVendor>['body']) =>
  client.call(endpoints.adoptVendor, { params: { vendorId }, body, handleLocally: shownByPage });
