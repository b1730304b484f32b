import type { ApiClient } from '@suite/api/client';
import type { AnswerOf, RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/bulk';

type RenewableQuery = RequestOf<typeof endpoints.getRenewable>['query'];
export type RenewablePage = AnswerOf<typeof endpoints.getRenewable>;

/** Milliseconds between reads of a batch that is being sent. */
const WATCH = 1000;

/** A page of the accepted proposals that can be renewed; the caller shows failures, as for all calls below. */
export const getRenewable = (client: ApiClient, query: RenewableQuery) =>
  client.call(endpoints.getRenewable, { query, handleLocally: shownByPage });

export const useRenewable = (query: RenewableQuery) => useRead(getRenewable, 'renewable', [query]);

const getBatches = (client: ApiClient) => client.call(endpoints.getBatches, { handleLocally: shownByPage });

export const useBatches = () => useRead(getBatches, 'batches', []);

type BatchQuery = RequestOf<typeof endpoints.getBatch>['query'];

const getBatch = (client: ApiClient, batchId: string, query: BatchQuery) =>
  client.call(endpoints.getBatch, { params: { batchId }, query, handleLocally: shownByPage });

/** A batch with a page of its items; it is polled while it is being sent. */
export const useBatch = (batchId: string, query: BatchQuery) =>
  useRead(getBatch, 'batch', [batchId, query], { readAgain: ({ batch }) => (batch.state === 'sending' ? WATCH : 0) });

export const createBatch = (client: ApiClient, body: RequestOf<typeof endpoints.createBatch>['body']) =>
  client.call(endpoints.createBatch, { body, handleLocally: shownByPage });

export const putBatch = (client: ApiClient, batchId: string, body: RequestOf<typeof endpoints.putBatch>['body']) =>
  client.call(endpoints.putBatch, { params: { batchId }, body, handleLocally: shownByPage });

export const putBatchItem = (
  client: ApiClient,
  batchId: string,
  itemId: string,
  body: RequestOf<typeof endpoints.putBatchItem>['body'],
) => client.call(endpoints.putBatchItem, { params: { batchId, itemId }, body, handleLocally: shownByPage });

export const deleteBatchItem = (client: ApiClient, batchId: string, itemId: string) =>
  client.call(endpoints.deleteBatchItem, { params: { batchId, itemId }, handleLocally: shownByPage });

export const startBatch = (client: ApiClient, batchId: string, body: RequestOf<typeof endpoints.startBatch>['body']) =>
  client.call(endpoints.startBatch, { params: { batchId }, body, handleLocally: shownByPage });
