import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/handovers';

type Query = RequestOf<typeof endpoints.getHandovers>['query'];
export type HandoversPage = AnswerOf<typeof endpoints.getHandovers>;

/** A page of handovers and returns; the caller shows failures, as for all calls below. */
export const getHandovers = (client: ApiClient, query: Query) =>
  client.call(endpoints.getHandovers, { query, handleLocally: shownByPage });

export const useHandovers = (query: Query) => useRead(getHandovers, 'handovers', [query]);

export const recordHandover = (client: ApiClient, body: RequestOf<typeof endpoints.recordHandover>['body']) =>
  client.call(endpoints.recordHandover, { body, handleLocally: shownByPage });

export const getHandoverPdf = (client: ApiClient, handoverId: string) =>
  client.call(endpoints.getHandoverPdf, { params: { handoverId }, handleLocally: shownByPage });

const getReturnTasks = (client: ApiClient) => client.call(endpoints.getReturnTasks, { handleLocally: shownByPage });

export const useReturnTasks = () => useRead(getReturnTasks, 'return-tasks', []);

export const closeReturnTask = (client: ApiClient, taskId: string, note: string) =>
  client.call(endpoints.closeReturnTask, { params: { taskId }, body: { note }, handleLocally: shownByPage });

export const wipeDevice = (client: ApiClient, deviceId: string) =>
  client.call(endpoints.wipeDevice, { params: { deviceId }, handleLocally: shownByPage });

export const disposeDevice = (client: ApiClient, deviceId: string, body: RequestOf<typeof endpoints.disposeDevice>['body']) =>
  client.call(endpoints.disposeDevice, { params: { deviceId }, body, handleLocally: shownByPage });

export const addDisposalCertificate = (client: ApiClient, deviceId: string, file: File) =>
  client.call(endpoints.addDisposalCertificate, {
    params: { deviceId },
    query: { fileName: file.name },
    file,
    handleLocally: shownByPage,
  });
