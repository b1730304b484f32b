import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/debtors';

const getDebtor = (client: ApiClient, clientId: string) =>
  client.call(endpoints.getDebtor, { params: { clientId }, handleLocally: shownByPage });

/** What a client owes, what it promised, and the draft of a reminder. */
export const useDebtor = (clientId: string) => useRead(getDebtor, 'debtor', [clientId]);

/** Sends a reminder. The caller shows failures, and keeps the key when a person tries again. */
export const sendReminder = (
  client: ApiClient,
  clientId: string,
  body: RequestOf<typeof endpoints.sendReminder>['body'],
  idempotencyKey: string,
) => client.call(endpoints.sendReminder, { params: { clientId }, body, idempotencyKey, handleLocally: shownByPage });

/** What some clients owe, in their order. */
const getDebtors = (client: ApiClient, clientIds: readonly string[]) =>
  Promise.all(clientIds.map((clientId) => getDebtor(client, clientId)));

export const useDebtors = (clientIds: readonly string[]) => useRead(getDebtors, 'debtors', [clientIds]);

/** Sends reminders to some clients, all or none. The caller shows failures, and keeps the key when a person tries again. */
export const sendReminders = (
  client: ApiClient,
  body: RequestOf<typeof endpoints.sendReminders>['body'],
  idempotencyKey: string,
) => client.call(endpoints.sendReminders, { body, idempotencyKey, handleLocally: shownByPage });

/** A client's statement as PDF; the caller shows failures. */
export const getStatement = (client: ApiClient, clientId: string) =>
  client.call(endpoints.getStatement, { params: { clientId }, handleLocally: shownByPage });

/** Records what a client promised; the caller shows failures. */
export const putPromise = (client: ApiClient, clientId: string, body: RequestOf<typeof endpoints.putPromise>['body']) =>
  client.call(endpoints.putPromise, { params: { clientId }, body, handleLocally: shownByPage });

/** Withdraws a client's promise; the caller shows failures. */
export const deletePromise = (client: ApiClient, clientId: string) =>
  client.call(endpoints.deletePromise, { params: { clientId }, handleLocally: shownByPage });

const getPromises = (client: ApiClient) => client.call(endpoints.getPromises, { handleLocally: shownByPage });

/** What clients promised and have not paid yet. */
export const usePromises = () => useRead(getPromises, 'promises', []);
