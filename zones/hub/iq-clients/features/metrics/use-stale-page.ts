import { useStale } from '@suite/iq/use-stale';
import type { Newest } from '@suite/list/use-newest';

/** Returns when a list page that couldn't be refreshed was read; undefined if it could. */
export function useStalePage<Page>({ page, late, retry }: Newest<Page>) {
  return useStale({ data: page, error: late, mutate: async () => retry() }).staleSince;
}
