import type { SuiteError } from '@suite/contract/errors';
import { useState } from 'react';

/** What the hooks of the API return. */
interface Read<Page> {
  data: Page | undefined;
  error: SuiteError | undefined;
  mutate: () => Promise<unknown>;
}

export interface Newest<Page> {
  /** The newest page that has arrived; the previous one while the next is loading. */
  page: Page | undefined;
  /** `page` is not what was asked for last, which has not arrived yet. */
  isBehind: boolean;
  error: SuiteError | undefined;
  /** Why `page`, which is what was asked for, could not be refreshed. */
  late: SuiteError | undefined;
  retry: () => void;
}

/**
 * Reads what is wanted, one call at a time: while one is running the next waits, and only the last of those that waited
 * is sent. So fast typing never queues up calls, and an older answer never replaces a newer one.
 */
export function useNewest<Query, Page>(wanted: Query, useRead: (query: Query) => Read<Page>): Newest<Page> {
  const [asked, setAsked] = useState(wanted);
  const [page, setPage] = useState<Page>();
  const { data, error, mutate } = useRead(asked);
  const isSame = JSON.stringify(asked) === JSON.stringify(wanted);
  const isSettled = data !== undefined || error !== undefined;

  if (data !== undefined && data !== page) setPage(data);
  if (isSettled && !isSame) setAsked(wanted);

  const isAnswered = isSame && data !== undefined;
  return {
    page: data ?? page,
    isBehind: !isAnswered,
    error: isSame && !isAnswered ? error : undefined,
    late: isAnswered ? error : undefined,
    retry: () => void mutate(),
  };
}
