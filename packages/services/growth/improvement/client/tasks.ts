import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/tasks';

const handleLocally = shownByPage;

const getImprovementTasks = (client: ApiClient) => client.call(endpoints.getImprovementTasks, { handleLocally });

export const useTasks = () => useRead(getImprovementTasks, 'improvement-tasks', []);

const getImprovementSuggestions = (client: ApiClient) => client.call(endpoints.getImprovementSuggestions, { handleLocally });

/** Returns weak drivers without a task. Does not request anything unless the person administers the firm. */
export const useSuggestions = (mayAsk: boolean) =>
  useRead(getImprovementSuggestions, 'improvement-suggestions', mayAsk ? [] : undefined);

export const createImprovementTask = (client: ApiClient, body: RequestOf<typeof endpoints.createImprovementTask>['body']) =>
  client.call(endpoints.createImprovementTask, { body, handleLocally });

export const putImprovementTask = (
  client: ApiClient,
  taskId: string,
  body: RequestOf<typeof endpoints.putImprovementTask>['body'],
) => client.call(endpoints.putImprovementTask, { params: { taskId }, body, handleLocally });

export const deleteImprovementTask = (client: ApiClient, taskId: string) =>
  client.call(endpoints.deleteImprovementTask, { params: { taskId }, handleLocally });
