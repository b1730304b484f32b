import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { AdviceSettings } from '../contract/to-dos';
import * as endpoints from '../contract/to-dos';

export type ToDosQuery = RequestOf<typeof endpoints.getToDos>['query'];

/** Returns a page of the company's to-dos; `total` counts all matches. */
export const getToDos = (client: ApiClient, query: ToDosQuery) =>
  client.call(endpoints.getToDos, { query, handleLocally: shownByPage });

const getOpenToDos = async (client: ApiClient) => {
  const { counts, toDos } = await getToDos(client, { list: 'open', limit: '1' });
  return { count: counts.open, first: toDos[0] };
};

/** Returns the number of open to-dos, and the most urgent ones; requested only for people who can open client advisory. */
export const useOpenToDos = (isTheirs: boolean) => useRead(getOpenToDos, 'open-to-dos', isTheirs ? [] : undefined);

/** `undefined` defers the request. */
export const useToDos = (query: ToDosQuery | undefined) => useRead(getToDos, 'to-dos', query && [query]);

/** Creates a to-do for a client. The caller shows failures, and reuses the key for a retry of the same request. */
export const createToDo = (client: ApiClient, body: RequestOf<typeof endpoints.createToDo>['body'], idempotencyKey: string) =>
  client.call(endpoints.createToDo, { body, idempotencyKey, handleLocally: shownByPage });

/** Makes the same change to several to-dos. The caller shows failures. @throws SuiteError `changed_meanwhile`, `not_found` */
export const changeToDos = (client: ApiClient, body: RequestOf<typeof endpoints.changeToDos>['body']) =>
  client.call(endpoints.changeToDos, { body, handleLocally: shownByPage });

const getToDoOwners = (client: ApiClient) => client.call(endpoints.getToDoOwners, { handleLocally: shownByPage });

export const useToDoOwners = () => useRead(getToDoOwners, 'to-do-owners', []);

/** Adds a note to a to-do. The caller shows failures, and reuses the key for a retry of the same request. */
export const createToDoNote = (client: ApiClient, toDoId: string, text: string, idempotencyKey: string) =>
  client.call(endpoints.createToDoNote, { params: { toDoId }, body: { text }, idempotencyKey, handleLocally: shownByPage });

/** Returns the settings for automatic to-dos, and the firm’s currency. */
const getAdviceSettings = (client: ApiClient) => client.call(endpoints.getAdviceSettings, { handleLocally: shownByPage });

export const useAdviceSettings = () => useRead(getAdviceSettings, 'advice-settings', []);

/** Changes the settings for automatic to-dos; the caller shows failures. */
export const putAdviceSettings = (client: ApiClient, body: AdviceSettings) =>
  client.call(endpoints.putAdviceSettings, { body, handleLocally: shownByPage });
