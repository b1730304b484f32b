import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import type { AdviceSettings } from '../contract/to-dos';
import * as endpoints from '../contract/to-dos';

export type ToDosQuery = RequestOf<typeof endpoints.getToDos>['query'];

/** A page of the company's to-dos; `total` counts all that were found. */
export const getToDos = (client: ApiClient, query: ToDosQuery) =>
  client.call(endpoints.getToDos, { query, handleLocally: shownByPage });

const getOpenToDos = async (client: ApiClient) => {
  const { counts, toDos } = await getToDos(client, { list: 'open', limit: '1' });
  return { count: counts.open, first: toDos[0] };
};

/** How many to-dos are open, and the most urgent of them; asked for those to whom client advisory is open. */
export const useOpenToDos = (isTheirs: boolean) => useRead(getOpenToDos, 'open-to-dos', isTheirs ? [] : undefined);

/** `undefined` holds the read back. */
export const useToDos = (query: ToDosQuery | undefined) => useRead(getToDos, 'to-dos', query && [query]);

/** Makes a to-do for a client. The caller tells failures itself, and keeps the key when a person tries the same again. */
export const createToDo = (client: ApiClient, body: RequestOf<typeof endpoints.createToDo>['body'], idempotencyKey: string) =>
  client.call(endpoints.createToDo, { body, idempotencyKey, handleLocally: shownByPage });

/** Changes to-dos alike. The caller tells failures itself. @throws SuiteError `changed_meanwhile`, `not_found` */
export const changeToDos = (client: ApiClient, body: RequestOf<typeof endpoints.changeToDos>['body']) =>
  client.call(endpoints.changeToDos, { body, handleLocally: shownByPage });

const getToDoOwners = (client: ApiClient) => client.call(endpoints.getToDoOwners, { handleLocally: shownByPage });

/** Who may own a to-do. */
export const useToDoOwners = () => useRead(getToDoOwners, 'to-do-owners', []);

/** Writes a note to a to-do. The caller tells failures itself, and keeps the key when a person tries the same again. */
export const createToDoNote = (client: ApiClient, toDoId: string, text: string, idempotencyKey: string) =>
  client.call(endpoints.createToDoNote, { params: { toDoId }, body: { text }, idempotencyKey, handleLocally: shownByPage });

/** What the figures make to-dos of, and the firm’s currency. */
const getAdviceSettings = (client: ApiClient) => client.call(endpoints.getAdviceSettings, { handleLocally: shownByPage });

export const useAdviceSettings = () => useRead(getAdviceSettings, 'advice-settings', []);

/** Sets what the figures make to-dos of; the caller tells failures itself. */
export const putAdviceSettings = (client: ApiClient, body: AdviceSettings) =>
  client.call(endpoints.putAdviceSettings, { body, handleLocally: shownByPage });
