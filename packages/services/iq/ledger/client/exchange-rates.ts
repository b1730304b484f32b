import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { RatedDocument } from '../contract/exchange-rates';
import * as endpoints from '../contract/exchange-rates';

const getExchangeRates = (client: ApiClient) => client.call(endpoints.getExchangeRates, { handleLocally: shownByPage });

/** What people entered, what the operator's table covers, and how many documents lack a rate. */
export const useExchangeRates = () => useRead(getExchangeRates, 'exchange-rates', []);

export type RatedDocumentsQuery = RequestOf<typeof endpoints.getRatedDocuments>['query'];

const getRatedDocuments = (client: ApiClient, query: RatedDocumentsQuery) =>
  client.call(endpoints.getRatedDocuments, { query, handleLocally: shownByPage });

/** A page of the documents whose source gives no rate. */
export const useRatedDocuments = (query: RatedDocumentsQuery) => useRead(getRatedDocuments, 'rated-documents', [query]);

/** The caller tells failures of these itself. */
export const putExchangeRate = (client: ApiClient, body: RequestOf<typeof endpoints.putExchangeRate>['body']) =>
  client.call(endpoints.putExchangeRate, { body, handleLocally: shownByPage });

export const deleteExchangeRate = (client: ApiClient, currency: string, day: string) =>
  client.call(endpoints.deleteExchangeRate, { params: { currency, day }, handleLocally: shownByPage });

export const putDocumentRate = (client: ApiClient, { kind, id }: Pick<RatedDocument, 'kind' | 'id'>, rate: string | null) =>
  client.call(endpoints.putDocumentRate, { params: { kind, documentId: id }, body: { rate }, handleLocally: shownByPage });
