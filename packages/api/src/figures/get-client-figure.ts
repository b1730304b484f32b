import { getClientFigure as endpoint } from '@suite/contract/figures';
import type { ApiClient } from '../client';
import type { RequestOf } from '../request-of';
import { useRead } from '../use-read';

type Query = RequestOf<typeof endpoint>['query'];

/** One client with its figures, and why it bears its badge. */
const getClientFigure = (client: ApiClient, clientId: string, query: Query) =>
  client.call(endpoint, { params: { clientId }, query, silent: true });

export const useClientFigure = (clientId: string, query: Query) => useRead(getClientFigure, 'client-figure', [clientId, query]);
