import { useKept } from '@suite/iq/use-kept';
import type { useNewest } from '@suite/list/use-newest';

/** Since when the page of a list stands that could not be read anew; undefined while it could. */
export function useKeptPage<Query, Page>({ page, late, retry }: ReturnType<typeof useNewest<Query, Page>>) {
  return useKept({ data: page, error: late, mutate: async () => retry() }).keptSince;
}
