import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/price-book';

const getServices = (client: ApiClient) => client.call(endpoints.getBookServices, { query: {}, handleLocally: shownByPage });

/** The whole price book; it is searched in the browser. */
export const useServices = () => useRead(getServices, 'offer-services', []);

/** Adds a service; the caller shows failures, as for all calls below. */
export const createService = (client: ApiClient, body: RequestOf<typeof endpoints.createService>['body']) =>
  client.call(endpoints.createService, { body, handleLocally: shownByPage });

export const putService = (client: ApiClient, serviceId: string, body: RequestOf<typeof endpoints.putService>['body']) =>
  client.call(endpoints.putService, { params: { serviceId }, body, handleLocally: shownByPage });

const getLedgerServices = (client: ApiClient) => client.call(endpoints.getLedgerServices, { handleLocally: shownByPage });

/** What the ledger bills. Fails with `not_found` without a ledger. */
export const useLedgerServices = () => useRead(getLedgerServices, 'offer-ledger-services', []);

export const addLedgerServices = (
  client: ApiClient,
  services: RequestOf<typeof endpoints.addLedgerServices>['body']['services'],
) => client.call(endpoints.addLedgerServices, { body: { services }, handleLocally: shownByPage });

const getBundles = (client: ApiClient) => client.call(endpoints.getBundles, { handleLocally: shownByPage });

export const useBundles = () => useRead(getBundles, 'offer-bundles', []);

export const createBundle = (client: ApiClient, body: RequestOf<typeof endpoints.createBundle>['body']) =>
  client.call(endpoints.createBundle, { body, handleLocally: shownByPage });

export const putBundle = (client: ApiClient, bundleId: string, body: RequestOf<typeof endpoints.putBundle>['body']) =>
  client.call(endpoints.putBundle, { params: { bundleId }, body, handleLocally: shownByPage });

export const deleteBundle = (client: ApiClient, bundleId: string) =>
  client.call(endpoints.deleteBundle, { params: { bundleId }, handleLocally: shownByPage });
