import { useApi } from '@suite/api/api-provider';
import type { InputOf, RequestOf, ResponseOf } from '@suite/api/request-of';
import type { Endpoint } from '@suite/contract/endpoint';
import { everyPage } from './every-page';
import { type Newest, type NewestOptions, useNewest } from './use-newest';

/** A page of rows, and for an export how to load all matching ones. */
export interface ListRows<Row, Page extends { total: number } = { total: number }> extends Newest<Page> {
  rows: readonly Row[] | undefined;
  allRows?: () => Promise<readonly Row[]>;
}

/** A response with one page of rows. */
type PageOf<E extends Endpoint, Key extends string> = ResponseOf<E> & { total: number } & Record<Key, readonly unknown[]>;

type RowOf<E extends Endpoint, Key extends string> = PageOf<E, Key>[Key][number];

/** Queries the requested page of an endpoint like `useNewest`; `key` is the name of the rows in the response. */
export function useList<const E extends Endpoint, const Key extends keyof ResponseOf<E> & string>(
  endpoint: E,
  key: Key,
  input: InputOf<E> & { query: object },
  options?: NewestOptions<E>,
): Required<ListRows<RowOf<E, Key>, PageOf<E, Key>>> {
  const { formClient } = useApi();
  const newest = useNewest(endpoint, input, options) as Newest<PageOf<E, Key>>;
  const read = (range: object) =>
    formClient.call(endpoint, { ...input, query: { ...input.query, ...range } } as RequestOf<E>) as Promise<PageOf<E, Key>>;
  return { ...newest, rows: newest.page?.[key], allRows: () => everyPage(key, read) };
}
