import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/controls';

const handleLocally = shownByPage;

const getControl = (client: ApiClient, key: string) => client.call(endpoints.getControl, { params: { key }, handleLocally });

export const useControl = (key: string) => useRead(getControl, 'wisp-control', [key]);

export const putControl = (client: ApiClient, key: string, body: RequestOf<typeof endpoints.putControl>['body']) =>
  client.call(endpoints.putControl, { params: { key }, body, handleLocally });

export const reviewControl = (client: ApiClient, key: string, note: string) =>
  client.call(endpoints.reviewControl, { params: { key }, body: { note }, handleLocally });

export const addControlEvidence = (
  client: ApiClient,
  key: string,
  body: RequestOf<typeof endpoints.addControlEvidence>['body'],
) => client.call(endpoints.addControlEvidence, { params: { key }, body, handleLocally });

export const uploadControlEvidence = (
  client: ApiClient,
  key: string,
  file: File,
  query: Omit<RequestOf<typeof endpoints.uploadControlEvidence>['query'], 'fileName'>,
) =>
  client.call(endpoints.uploadControlEvidence, {
    params: { key },
    query: { ...query, fileName: file.name },
    file,
    handleLocally,
  });

export const deleteControlEvidence = (client: ApiClient, key: string, evidenceId: string) =>
  client.call(endpoints.deleteControlEvidence, { params: { key, evidenceId }, handleLocally });
