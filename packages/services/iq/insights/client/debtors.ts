import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/debtors';

const getDebtor = (client: ApiClient, clientId: string) =>
  client.call(endpoints.getDebtor, { params: { clientId }, handleLocally: shownByPage });

/** Returns a client's debts, its promise, and the draft of a reminder. */
export const useDebtor = (clientId: string) => useRead(getDebtor, 'debtor', [clientId]);

/** Sends a reminder. The caller shows failures, and reuses the key for a retry. */
export const sendReminder = (
  client: ApiClient,
  clientId: string,
  body: RequestOf<typeof endpoints.sendReminder>['body'],
  idempotencyKey: string,
) => client.call(endpoints.sendReminder, { params: { clientId }, body, idempotencyKey, handleLocally: shownByPage });

/** Returns the debts of the given clients, in the same order. */
const getDebtors = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(clientIds.map((clientId) => getDebtor(client, clientId)));

export const useDebtors = (clientIds: readonly string[]) => useRead(getDebtors, 'debtors', [clientIds]);

/** Sends reminders to the given clients, all or none. The caller shows failures, and reuses the key for a retry. */
export const sendReminders = (
  client: ApiClient,
  body: RequestOf<typeof endpoints.sendReminders>['body'],
  idempotencyKey: string,
) => client.call(endpoints.sendReminders, { body, idempotencyKey, handleLocally: shownByPage });

/** Returns a client's statement as PDF; the caller shows failures. */
export const getStatement = (client: ApiClient, clientId: string) =>
  client.call(endpoints.getStatement, { params: { clientId }, handleLocally: shownByPage });

/** Records a client's promise; the caller shows failures. */
export const putPromise = (client: ApiClient, clientId: string, body: RequestOf<typeof endpoints.putPromise>['body']) =>
  client.call(endpoints.putPromise, { params: { clientId }, body, handleLocally: shownByPage });

/** Withdraws a client's promise; the caller shows failures. */
export const deletePromise = (client: ApiClient, clientId: string) =>
  client.call(endpoints.deletePromise, { params: { clientId }, handleLocally: shownByPage });

const getPromises = (client: ApiClient) => client.call(endpoints.getPromises, { handleLocally: shownByPage });

/** Returns the promises of clients that have not been paid yet. */
export const usePromises = () => useRead(getPromises, 'promises', []);
