import { getClientMetric, getClientMetrics } from '@services/insights/contract/clients';
import { getDashboard, getMetricState } from '@services/insights/contract/dashboard';
import { getDebtor, getPromises } from '@services/insights/contract/debtors';
import { getClientInvoices, getClientPayments, getDocument } from '@services/insights/contract/ledger-rows';
import { getMetricMonths } from '@services/insights/contract/metrics';
import { getPrices } from '@services/insights/contract/prices';
import { type Duplicates, getDuplicates, mergeClients, putDistinct, separateClient } from '@services/ledger/contract/clients';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';

/** Endpoints whose responses contain metrics or names of clients. */
export const readsOfClients = [
  getClientMetrics,
  getClientMetric,
  getClientInvoices,
  getClientPayments,
  getDuplicates,
  getDashboard,
  getMetricState,
  getMetricMonths,
  getDebtor,
  getPromises,
  getPrices,
  getDocument,
];

/** Merges and separates clients, marks them as different, and reads the affected queries again. */
export function useMerging() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  return {
    async merge(intoId: string, clientIds: readonly string[]) {
      await formClient.call(mergeClients, { body: { intoId, clientIds: clientIds.filter((id) => id !== intoId) } });
      await revalidate(...readsOfClients);
    },
    async separate(clientId: string) {
      await formClient.call(separateClient, { params: { clientId } });
      await revalidate(...readsOfClients);
    },
    async differ({ reason, key, clients }: Duplicates['groups'][number]) {
      await formClient.call(putDistinct, { body: { reason, key, clientIds: clients.map(({ id }) => id) } });
      await revalidate(getDuplicates);
    },
  };
}
