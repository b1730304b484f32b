import { getClientInvoices as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type InvoicesQuery = RequestOf<typeof endpoint>['query'];

/** A page of the client’s invoices, with what of each is open. */
export const getClientInvoices = (client: ApiClient, clientId: string, query: InvoicesQuery) =>
  client.call(endpoint, { params: { clientId }, query, silent: true });

export const useClientInvoices = (clientId: string, query: InvoicesQuery) =>
  useRead(getClientInvoices, 'client-invoices', [clientId, query]);
