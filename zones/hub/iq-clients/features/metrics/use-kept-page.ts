import { useKept } from '@suite/iq/use-kept';
import type { Newest } from '@suite/list/use-newest';

/** Returns when a list page that couldn't be refreshed was read; undefined if it could. */
export function useKeptPage<Page>({ page, late, retry }: Newest<Page>) {
  return useKept({ data: page, error: late, mutate: async () => retry() }).keptSince;
}
