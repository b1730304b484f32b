import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { RatedDocument } from '../contract/exchange-rates';
import * as endpoints from '../contract/exchange-rates';

const getExchangeRates = (client: ApiClient) => client.call(endpoints.getExchangeRates, { handleLocally: shownByPage });

/** Reads the entered rates, the dates that the operator's table covers, and the number of documents without a rate. */
export const useExchangeRates = () => useRead(getExchangeRates, 'exchange-rates', []);

export type RatedDocumentsQuery = RequestOf<typeof endpoints.getRatedDocuments>['query'];

const getRatedDocuments = (client: ApiClient, query: RatedDocumentsQuery) =>
  client.call(endpoints.getRatedDocuments, { query, handleLocally: shownByPage });

/** Reads a page of the documents whose source gives no rate. */
export const useRatedDocuments = (query: RatedDocumentsQuery) => useRead(getRatedDocuments, 'rated-documents', [query]);

/** The caller shows failures. */
export const putExchangeRate = (client: ApiClient, body: RequestOf<typeof endpoints.putExchangeRate>['body']) =>
  client.call(endpoints.putExchangeRate, { body, handleLocally: shownByPage });

export const deleteExchangeRate = (client: ApiClient, currency: string, day: string) =>
  client.call(endpoints.deleteExchangeRate, { params: { currency, day }, handleLocally: shownByPage });

export const putDocumentRate = (client: ApiClient, { kind, id }: Pick<RatedDocument, 'kind' | 'id'>, rate: string | null) =>
  client.call(endpoints.putDocumentRate, { params: { kind, documentId: id }, body: { rate }, handleLocally: shownByPage });
