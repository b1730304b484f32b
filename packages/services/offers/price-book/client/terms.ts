import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/terms';

const getTerms = (client: ApiClient) => client.call(endpoints.getTerms, { handleLocally: shownByPage });

export const useTerms = () => useRead(getTerms, 'offer-terms', []);

const getTermsVersions = (client: ApiClient, termsId: string) =>
  client.call(endpoints.getTermsVersions, { params: { termsId }, handleLocally: shownByPage });

/** Every version of a letter, newest first. */
export const useTermsVersions = (termsId: string) => useRead(getTermsVersions, 'offer-terms-versions', [termsId]);

/** Adds a letter; the caller shows failures, as for the call below. */
export const createTerms = (client: ApiClient, body: RequestOf<typeof endpoints.createTerms>['body']) =>
  client.call(endpoints.createTerms, { body, handleLocally: shownByPage });

export const putTerms = (client: ApiClient, termsId: string, body: RequestOf<typeof endpoints.putTerms>['body']) =>
  client.call(endpoints.putTerms, { params: { termsId }, body, handleLocally: shownByPage });
