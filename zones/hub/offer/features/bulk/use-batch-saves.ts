import { useBatch } from '@services/proposals/browser/bulk';
import {
  type BatchPage,
  deleteBatchItem,
  getBatches,
  getRenewable,
  putBatch,
  putBatchItem,
  startBatch,
} from '@services/proposals/contract/bulk';
import { getProposals } from '@services/proposals/contract/proposals';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { useUnsavedWork } from '@suite/session/session-provider';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Common = Omit<RequestOf<typeof putBatch>['body'], 'revision'>;
type Edited = Omit<RequestOf<typeof putBatchItem>['body'], 'revision'>;
type Query = Parameters<typeof useBatch>[1];

export type BatchSaves = ReturnType<typeof useBatchSaves>;

/** Saves changes of a batch one after another, each with the revision from the previous response. */
export function useBatchSaves(batchId: string, query: Query) {
  const { formClient } = useApi();
  const read = useBatch(batchId, query);
  const { data, mutate } = read;
  const revalidate = useRevalidate();
  const revision = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Items with unsaved changes: still being typed, or invalid. */
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  useUnsavedWork(unsaved.size > 0);

  useEffect(() => {
    if (data) revision.current = Math.max(revision.current, data.batch.revision);
  }, [data]);

  const after = useCallback(async <Answer>(save: () => Promise<Answer>): Promise<Answer> => {
    const saved = last.current.then(save);
    last.current = saved.catch(() => undefined);
    return saved;
  }, []);

  return useMemo(() => {
    const show = (part: (page: BatchPage) => BatchPage) => mutate((page) => page && part(page), { revalidate: true });
    return {
      read,
      unsaved,
      note: (itemId: string, isUnsaved: boolean) =>
        setUnsaved((now) => {
          if (now.has(itemId) === isUnsaved) return now;
          return new Set(isUnsaved ? [...now, itemId] : [...now].filter((id) => id !== itemId));
        }),
      saveCommon: (common: Common) =>
        after(async () => {
          const batch = await formClient.call(putBatch, { params: { batchId }, body: { ...common, revision: revision.current } });
          revision.current = batch.revision;
          await show((page) => ({ ...page, batch }));
        }),
      saveItem: (itemId: string, edited: Edited) =>
        after(async () => {
          const { batch, item } = await formClient.call(putBatchItem, {
            params: { batchId, itemId },
            body: { ...edited, revision: revision.current },
          });
          revision.current = batch.revision;
          await show((page) => ({ ...page, batch, items: page.items.map((one) => (one.id === item.id ? item : one)) }));
        }),
      removeItem: (itemId: string) =>
        after(async () => {
          await formClient.call(deleteBatchItem, { params: { batchId, itemId } });
          revision.current += 1;
          await show((page) => ({ ...page, items: page.items.filter(({ id }) => id !== itemId) }));
        }),
      start: () =>
        after(async () => {
          const batch = await formClient.call(startBatch, { params: { batchId }, body: { revision: revision.current } });
          await show((page) => ({ ...page, batch }));
          void revalidate(getBatches, getProposals, getRenewable);
        }),
    };
  }, [after, batchId, formClient, mutate, read, revalidate, unsaved]);
}
