import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/ledger-rows';

export type RowsQuery = RequestOf<typeof endpoints.getMetricRows>['query'];

/** Returns a page of the rows behind a metric; their values add up to it. */
export const getMetricRows = (client: ApiClient, figure: string, query: RowsQuery) =>
  client.call(endpoints.getMetricRows, { params: { figure }, query, handleLocally: shownByPage });

export const useMetricRows = (figure: string, query: RowsQuery) => useRead(getMetricRows, 'figure-rows', [figure, query]);

export type InvoicesQuery = RequestOf<typeof endpoints.getClientInvoices>['query'];

/** Returns a page of the client’s invoices, with the open amount of each. */
export const getClientInvoices = (client: ApiClient, clientId: string, query: InvoicesQuery) =>
  client.call(endpoints.getClientInvoices, { params: { clientId }, query, handleLocally: shownByPage });

export const useClientInvoices = (clientId: string, query: InvoicesQuery) =>
  useRead(getClientInvoices, 'client-invoices', [clientId, query]);

export type PaymentsQuery = RequestOf<typeof endpoints.getClientPayments>['query'];

/** Returns a page of the client’s payments and credit notes, with the remaining amount of each. */
export const getClientPayments = (client: ApiClient, clientId: string, query: PaymentsQuery) =>
  client.call(endpoints.getClientPayments, { params: { clientId }, query, handleLocally: shownByPage });

export const useClientPayments = (clientId: string, query: PaymentsQuery) =>
  useRead(getClientPayments, 'client-payments', [clientId, query]);

type DocumentQuery = RequestOf<typeof endpoints.getDocument>['query'];

/** Returns an invoice, a credit note or a payment from the ledger. */
const getDocument = (client: ApiClient, kind: endpoints.DocumentKind, documentId: string, query: DocumentQuery) =>
  client.call(endpoints.getDocument, { params: { kind, documentId }, query, handleLocally: shownByPage });

export const useDocument = (kind: endpoints.DocumentKind, documentId: string, query: DocumentQuery) =>
  useRead(getDocument, 'document', [kind, documentId, query]);
