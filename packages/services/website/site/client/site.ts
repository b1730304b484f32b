import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/facts';

const getSite = (client: ApiClient) => client.call(endpoints.getSite, { handleLocally: shownByPage });

/** Reads the firm's website with its facts. The caller shows failures, as for all calls below. */
export const useSite = () => useRead(getSite, 'website', []);

export const createSite = (client: ApiClient, body: RequestOf<typeof endpoints.createSite>['body']) =>
  client.call(endpoints.createSite, { body, handleLocally: shownByPage });

export const putFacts = (client: ApiClient, body: RequestOf<typeof endpoints.putFacts>['body']) =>
  client.call(endpoints.putFacts, { body, handleLocally: shownByPage });

export const putAddress = (client: ApiClient, body: RequestOf<typeof endpoints.putAddress>['body']) =>
  client.call(endpoints.putAddress, { body, handleLocally: shownByPage });

export const proveDomain = (client: ApiClient) => client.call(endpoints.proveDomain, { handleLocally: shownByPage });
