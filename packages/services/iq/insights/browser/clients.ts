import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import { getClientMetric } from '../contract/clients';

/** Returns the given clients with their metrics, in the same order. */
const getClientMetricsOf = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(
    clientIds.map((clientId) => client.call(getClientMetric, { params: { clientId }, query: {}, handleLocally: shownByPage })),
  );

export const useClientMetricsOf = (clientIds: readonly string[]) => useRead(getClientMetricsOf, 'client-metrics-of', [clientIds]);
