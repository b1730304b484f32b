import { useKept } from '@suite/iq/use-kept';
import type { useNewest } from '@suite/list/use-newest';

/** When the page of a list was read that could not be refreshed; undefined while it could. */
export function useKeptPage<Query, Page>({ page, late, retry }: ReturnType<typeof useNewest<Query, Page>>) {
  return useKept({ data: page, error: late, mutate: async () => retry() }).keptSince;
}
