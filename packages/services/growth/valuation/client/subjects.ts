import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/subjects';

const handleLocally = shownByPage;

const getValuedClients = (client: ApiClient) => client.call(endpoints.getValuedClients, { handleLocally });

export const useSubjects = () => useRead(getValuedClients, 'exit-subjects', []);

export const findClientsToValue = (client: ApiClient, find: string) =>
  client.call(endpoints.findClientsToValue, { query: { find }, handleLocally });

export const createValuedClient = (client: ApiClient, body: RequestOf<typeof endpoints.createValuedClient>['body']) =>
  client.call(endpoints.createValuedClient, { body, handleLocally });

export const deleteValuedClient = (client: ApiClient, subjectId: string) =>
  client.call(endpoints.deleteValuedClient, { params: { subjectId }, handleLocally });
