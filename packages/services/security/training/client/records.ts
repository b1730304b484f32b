import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/records';

type Query = RequestOf<typeof endpoints.getTrainingRecords>['query'];
export type RecordsPage = AnswerOf<typeof endpoints.getTrainingRecords>;

/** Reads a page of who has to take what. The caller shows failures, as for all calls below. */
export const getTrainingRecords = (client: ApiClient, query: Query) =>
  client.call(endpoints.getTrainingRecords, { query, handleLocally: shownByPage });

export const useTrainingRecords = (query: Query) => useRead(getTrainingRecords, 'training-records', [query]);

export const remindOfTraining = (client: ApiClient, body: RequestOf<typeof endpoints.remindOfTraining>['body']) =>
  client.call(endpoints.remindOfTraining, { body, handleLocally: shownByPage });

const getTrainingSettings = (client: ApiClient) => client.call(endpoints.getTrainingSettings, { handleLocally: shownByPage });

export const useTrainingSettings = () => useRead(getTrainingSettings, 'training-settings', []);

export const putTrainingSettings = (client: ApiClient, body: RequestOf<typeof endpoints.putTrainingSettings>['body']) =>
  client.call(endpoints.putTrainingSettings, { body, handleLocally: shownByPage });
