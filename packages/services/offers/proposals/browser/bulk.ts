import type { RequestOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import * as endpoints from '../contract/bulk';

/** Milliseconds between reads of a batch that is being sent. */
const WATCH = 1000;

type BatchQuery = RequestOf<typeof endpoints.getBatch>['query'];

/** A batch with a page of its items; it is polled while it is being sent. */
export const useBatch = (batchId: string, query: BatchQuery) =>
  useQuery(
    endpoints.getBatch,
    { params: { batchId }, query },
    { readAgain: ({ batch }) => (batch.state === 'sending' ? WATCH : 0) },
  );
