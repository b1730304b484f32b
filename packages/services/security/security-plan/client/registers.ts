import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/registers';

const handleLocally = shownByPage;

type Query = RequestOf<typeof endpoints.getRegister>['query'];

export const getRegister = (client: ApiClient, { kind, ...query }: Query & { kind: endpoints.Register }) =>
  client.call(endpoints.getRegister, { params: { kind }, query, handleLocally });

export const useRegister = (query: Query & { kind: endpoints.Register }) => useRead(getRegister, 'wisp-register', [query]);

export const createEntry = (client: ApiClient, data: endpoints.EntryData) =>
  client.call(endpoints.createEntry, { body: { data }, handleLocally });

export const putEntry = (client: ApiClient, entryId: string, body: { data: endpoints.EntryData; version: number }) =>
  client.call(endpoints.putEntry, { params: { entryId }, body, handleLocally });

export const deleteEntry = (client: ApiClient, entryId: string) =>
  client.call(endpoints.deleteEntry, { params: { entryId }, handleLocally });

const getSuggestions = (client: ApiClient) => client.call(endpoints.getProviderSuggestions, { handleLocally });

/** Reads the ledger's vendors that could be added to the register. */
export const useProviderSuggestions = (isWanted: boolean) =>
  useRead(getSuggestions, 'wisp-suggestions', isWanted ? [] : undefined);
