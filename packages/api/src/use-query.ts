import type { Endpoint } from '@suite/contract/endpoint';
import type { SuiteError } from '@suite/contract/errors';
import { type LocalStatus, shownByPage } from '@suite/contract/status';
import { useDeferredValue, useMemo } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { type GenericSchema, safeParse } from 'valibot';
import { useApi } from './api-provider';
import type { ApiClient } from './client';
import type { InputOf, RequestOf, ResponseOf } from './request-of';

interface ReadOptions<Data> {
  /** The page works without the data, so that a failure isn't shown. */
  isOptional?: true;
  /** Returns the milliseconds until the next read while the page is visible; 0 for never. */
  readAgain?: ((data: Data) => number) | undefined;
  /**
   * Caches the response under this schema: the tab's next page shows it at once and reads it again, if it still matches the
   * schema (decision 035).
   */
  keepAs?: GenericSchema<unknown, Data> | undefined;
}

interface QueryOptions<Data> {
  readAgain?: ReadOptions<Data>['readAgain'];
  /** Statuses that the page shows; all that a page may show by default. The error catalogue shows the others. */
  handleLocally?: readonly LocalStatus[];
  /** The error catalogue shows every failure. */
  handleGlobally?: true;
  /** The page works without the response, so that a failure isn't shown. */
  isOptional?: true;
}

/** What `useQuery` returns for an endpoint. */
export type QueryOf<E extends Endpoint> = SWRResponse<ResponseOf<E>, SuiteError>;

/** Name of an endpoint's reads in cache keys. */
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Returns the response of an endpoint, cached by user, company and input; an `undefined` input delays the request until it is
 * known. The page shows `error`, unless the read is optional or the error catalogue shows it. The first response is rendered in
 * pieces, so that the browser stays responsive.
 */
export function useQuery<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  { readAgain, handleGlobally, handleLocally = handleGlobally ? [] : shownByPage }: QueryOptions<ResponseOf<E>> = {},
): QueryOf<E> {
  const read = (client: ApiClient, request: InputOf<E> & object) =>
    client.call(endpoint, { ...request, handleLocally } as RequestOf<E>);
  const keepAs = endpoint.isStored ? (endpoint.response as GenericSchema<unknown, ResponseOf<E>>) : undefined;
  return useRead(read, nameOf(endpoint), input && [input as InputOf<E> & object], { readAgain, keepAs });
}

/**
 * Returns the data of a read that takes several calls or reduces their responses, cached by user and company. `parameters` are
 * part of the key, objects by their content; `undefined` delays the read until they are known.
 */
export function useRead<Parameters extends readonly (string | object)[], Data>(
  read: (client: ApiClient, ...parameters: Parameters) => Promise<Data>,
  name: string,
  parameters: Parameters | undefined,
  { readAgain, keepAs }: ReadOptions<Data> = {},
): SWRResponse<Data, SuiteError> {
  const { client, scope, epoch, cache } = useApi();
  // The epoch is part of the key because a read from an earlier one may still fail, and a person who has come back must not share
  // it.
  const key = parameters && [scope, epoch, name, ...parameters];
  const refreshInterval = (data: Data | undefined) => (data !== undefined && readAgain ? readAgain(data) : 0);
  const question = keepAs && parameters && JSON.stringify(parameters);
  const early = useMemo(() => {
    if (!keepAs || !question) return undefined;
    const found = safeParse(keepAs, cache?.recall(name, question));
    return found.success ? { fallbackData: found.output } : undefined;
  }, [cache, keepAs, name, question]);

  async function ask(): Promise<Data> {
    const data = await read(client, ...(parameters as Parameters));
    if (question) cache?.keep(name, question, data);
    return data;
  }

  const answer = useSWR<Data, SuiteError>(key, ask, { refreshInterval, ...early });
  const hasData = answer.data !== undefined;
  const isDrawn = useDeferredValue(hasData);
  const failure = useDeferredValue(answer.error);
  if (hasData && !isDrawn)
    return { data: undefined, error: failure, isLoading: !failure, isValidating: true, mutate: answer.mutate };
  // The person may no longer be allowed to see data that can't be read again.
  if (!early || !answer.error || answer.data !== early.fallbackData) return answer;
  cache?.drop(name);
  return { ...answer, data: undefined };
}

/**
 * Returns a function that reads the named reads and endpoints on the page again, for example after a write. Other reads run when
 * they are shown. It is in this module, which all zones use, so that they all load the same parts of SWR.
 */
export function useRevalidate(): (...reads: (string | Endpoint)[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...reads) => {
    const names = reads.map((read) => (typeof read === 'string' ? read : nameOf(read)));
    return mutate((key) => Array.isArray(key) && names.includes(key[2]));
  };
}
