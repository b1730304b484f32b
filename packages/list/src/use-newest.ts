import type { InputOf, ResponseOf } from '@suite/api/request-of';
import { useQuery } from '@suite/api/use-query';
import type { Endpoint } from '@suite/contract/endpoint';
import type { SuiteError } from '@suite/contract/errors';
import { useState } from 'react';

/** The result of an API hook. */
interface Read<Page> {
  data: Page | undefined;
  error: SuiteError | undefined;
  mutate: () => Promise<unknown>;
}

export interface Newest<Page> {
  /** The newest loaded page; the previous one while the next is loading. */
  page: Page | undefined;
  /** Whether the last requested page has not arrived yet, so that `page` is an earlier one. */
  isBehind: boolean;
  error: SuiteError | undefined;
  /** Why `page`, which is the requested one, could not be refreshed. */
  late: SuiteError | undefined;
  retry: () => void;
}

export interface NewestOptions<E extends Endpoint> {
  /** The error catalogue shows every failure. */
  handleGlobally?: true;
  /** Returns the milliseconds until the page is read again; 0 for never. */
  readAgain?: (page: ResponseOf<E>) => number;
}

/**
 * Queries the wanted page of an endpoint, one request at a time: while one is running the next waits, and only the last waiting
 * one is sent. Fast typing therefore never queues up requests, and an older response never replaces a newer one.
 */
export const useNewest = <const E extends Endpoint>(
  endpoint: E,
  query: InputOf<E>,
  options?: NewestOptions<E>,
): Newest<ResponseOf<E>> => useNewestRead(query, (input) => useQuery(endpoint, input, options));

/** Like `useNewest`, for a read that isn't a single call. */
export function useNewestRead<Query, Page>(input: Query, useRead: (query: Query) => Read<Page>): Newest<Page> {
  const [requested, setRequested] = useState(input);
  const [page, setPage] = useState<Page>();
  const { data, error, mutate } = useRead(requested);
  const isSame = JSON.stringify(requested) === JSON.stringify(input);
  const isSettled = data !== undefined || error !== undefined;

  if (data !== undefined && data !== page) setPage(data);
  if (isSettled && !isSame) setRequested(input);

  const isAnswered = isSame && data !== undefined;
  return {
    page: data ?? page,
    isBehind: !isAnswered,
    error: isSame && !isAnswered ? error : undefined,
    late: isAnswered ? error : undefined,
    retry: () => void mutate(),
  };
}
