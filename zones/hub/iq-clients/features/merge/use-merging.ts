import { mergeClients, putDistinct, separateClient } from '@services/ledger/client/clients';
import type { Duplicates } from '@services/ledger/contract/clients';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';

/** Queries whose results have metrics or names of clients. */
const read = [
  'client-figures',
  'client-figure',
  'client-invoices',
  'client-payments',
  'duplicates',
  'dashboard',
  'figure-state',
  'figure-months',
  'debtor',
  'promises',
  'prices',
  'document',
];

/** Merges and separates clients, marks them as different, and reads the affected queries again. */
export function useMerging() {
  const { client } = useApi();
  const revalidate = useRevalidate();
  return {
    async merge(intoId: string, clientIds: readonly string[]) {
      await mergeClients(client, { intoId, clientIds: clientIds.filter((id) => id !== intoId) });
      await revalidate(...read);
    },
    async separate(clientId: string) {
      await separateClient(client, clientId);
      await revalidate(...read);
    },
    async differ({ reason, key, clients }: Duplicates['groups'][number]) {
      await putDistinct(client, { reason, key, clientIds: clients.map(({ id }) => id) });
      await revalidate('duplicates');
    },
  };
}
