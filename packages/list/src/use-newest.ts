import type { SuiteError } from '@suite/contract/errors';
import { useState } from 'react';

/** A read of the API, as its hooks answer it. */
interface Read<Page> {
  data: Page | undefined;
  error: SuiteError | undefined;
  mutate: () => Promise<unknown>;
}

interface Newest<Page> {
  /** The newest page that has come; the one before while the next is under way. */
  page: Page | undefined;
  /** Something else than `page` was asked for, and has not come. */
  isBehind: boolean;
  error: SuiteError | undefined;
  /** Why `page`, which is what was asked for, could not be read anew. */
  late: SuiteError | undefined;
  retry: () => void;
}

/**
 * Reads what is wanted, one call at a time: while one is under way the next waits, and only the last of those that
 * waited is sent. So quick typing never queues up calls, and an older answer never replaces a newer one.
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
