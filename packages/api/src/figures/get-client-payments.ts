import { getClientPayments as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

export type PaymentsQuery = RequestOf<typeof endpoint>['query'];

/** A page of the client’s payments and credit notes, with what of each is left. */
export const getClientPayments = (client: ApiClient, clientId: string, query: PaymentsQuery) =>
  client.call(endpoint, { params: { clientId }, query, silent: true });

export const useClientPayments = (clientId: string, query: PaymentsQuery) =>
  useRead(getClientPayments, 'client-payments', [clientId, query]);
