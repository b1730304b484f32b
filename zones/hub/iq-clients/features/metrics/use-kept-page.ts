import { useKept } from '@suite/iq/use-kept';
import type { useNewest } from '@suite/list/use-newest';

/** Returns when a list page that couldn't be refreshed was read; undefined if it could. */
export function useKeptPage<Query, Page>({ page, late, retry }: ReturnType<typeof useNewest<Query, Page>>) {
  return useKept({ data: page, error: late, mutate: async () => retry() }).keptSince;
}
