import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import { getDebtor } from '../contract/debtors';

/** Returns the debts of the given clients, in the same order. */
const getDebtors = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(clientIds.map((clientId) => client.call(getDebtor, { params: { clientId }, handleLocally: shownByPage })));

export const useDebtors = (clientIds: readonly string[]) => useRead(getDebtors, 'debtors', [clientIds]);
